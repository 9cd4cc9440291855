const svg = (size: number, body: string) =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${body}</svg>`

export const icons = {
  back: `<svg viewBox="0 0 12 24" width="12" height="24" aria-hidden="true"><path d="M10.5 3.5 2 12l8.5 8.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  home: svg(18, '<path d="M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-5h4v5"/>'),
  more: `<svg viewBox="0 0 24 8" width="20" height="7" fill="currentColor" aria-hidden="true"><circle cx="4" cy="4" r="2"/><circle cx="12" cy="4" r="3.2"/><circle cx="20" cy="4" r="2"/></svg>`,
  close: `<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="10" cy="10" r="3.4" fill="currentColor"/></svg>`,
  success: svg(42, '<path d="m4 12.5 5.2 5.2L20 7"/>'),
  error: svg(42, '<path d="M6 6l12 12M18 6 6 18"/>'),
  signal: `<svg viewBox="0 0 18 12" width="17" height="11" fill="currentColor" aria-hidden="true"><rect y="8" width="3" height="4" rx="1"/><rect x="5" y="5.5" width="3" height="6.5" rx="1"/><rect x="10" y="3" width="3" height="9" rx="1"/><rect x="15" width="3" height="12" rx="1"/></svg>`,
  battery: `<svg viewBox="0 0 27 12" width="25" height="11" aria-hidden="true"><rect x=".5" y=".5" width="22" height="11" rx="3" fill="none" stroke="currentColor" opacity=".4"/><rect x="2" y="2" width="19" height="8" rx="1.8" fill="currentColor"/><path d="M24 4v4c1-.3 1.6-1 1.6-2S25 4.3 24 4z" fill="currentColor" opacity=".45"/></svg>`,
  spinner: `<svg class="sim-spinner" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="42 18"/></svg>`,
}
