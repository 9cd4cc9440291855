import type { StartData } from './startData'

/** Files of one page's code, as config/parts.ts writes them down at build time. */
export interface Parts {
  js: readonly string[]
  css: readonly string[]
}

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? '')

/** JSON that may stand inside a script element: nothing in it can end the element or begin a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** The id by which the storefront finds the block. */
export const blockId = 'start-data'
const descriptionMost = 200

const fileUrl = (src: string) => (/^(https?:)?\/\//.test(src) ? src : `/${src.replace(/^\/+/, '')}`)

/** Addresses for others are absolute; '' where the origin is not known. */
function absolute(src: string, origin: string): string {
  const url = fileUrl(src)
  if (url.startsWith('//')) return `https:${url}`
  return url.startsWith('/') ? origin && origin + url : url
}

/** index.html with what is known of the page; `origin`: where H5 lives, '' when that is not known. */
export function fillPage(
  html: string,
  start: StartData,
  parts: Parts | undefined,
  origin: string,
  now: number,
): string {
  const title = escapeHtml(start.title)
  const description = escapeHtml(start.description.replace(/\s+/g, ' ').trim().slice(0, descriptionMost))
  const image = start.image && absolute(start.image, origin)
  const address = start.canonical && origin && escapeHtml(origin + start.canonical)
  const head = [
    start.picture &&
      `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(fileUrl(start.picture))}"/>`,
    ...(parts?.css ?? []).map((file) => `<link rel="preload" as="style" href="${escapeHtml(file)}"/>`),
    ...(parts?.js ?? []).map((file) => `<link rel="preload" as="script" href="${escapeHtml(file)}"/>`),
    description && `<meta name="description" content="${description}"/>`,
    `<meta property="og:title" content="${title}"/>`,
    description && `<meta property="og:description" content="${description}"/>`,
    image && `<meta property="og:image" content="${escapeHtml(image)}"/>`,
    address && `<meta property="og:url" content="${address}"/><link rel="canonical" href="${address}"/>`,
  ].filter(Boolean)
  // in one order, whichever answer came first: equal pages are then equal texts
  const answers = Object.fromEntries(Object.entries(start.answers).sort(([a], [b]) => (a < b ? -1 : 1)))
  const block = `<script type="application/json" id="${blockId}">${scriptJson({ now, answers })}</script>`
  // functions: `$&` in a name must stay what it is
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${head.join('')}`)
    .replace('</body>', () => `${block}</body>`)
}
