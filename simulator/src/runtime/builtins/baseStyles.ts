/** What WeChat's own style sheet gives pages and built-ins. */
export const baseStyles = `
html, body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: transparent;
  font-family: -apple-system, BlinkMacSystemFont, "Noto Sans CJK SC", sans-serif; font-size: 16px; user-select: none }
page { display: block; min-height: 100vh; box-sizing: border-box; overflow-wrap: break-word }
[hidden] { display: none !important }
wx-view, wx-form, wx-swiper-item, wx-scroll-view, wx-swiper, wx-cover-view, wx-navigator, wx-picker, wx-movable-area,
wx-root-portal, wx-rich-text, wx-slider, wx-checkbox-group, wx-radio-group { display: block }
wx-text { display: inline; white-space: pre-line }
wx-label, wx-icon, wx-checkbox, wx-radio, wx-switch { display: inline-block }
`
