import type { FirstScreen } from './firstScreens'
import type { Offer, StartData } from './startData'

/** Files of one page's code, as config/parts.ts writes them down at build time. */
export interface Parts {
  js: readonly string[]
  css: readonly string[]
}

/** What stands with a first screen in its page (src/first-screen/cover.ts). */
export interface Cover {
  script: string
  style: string
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

/** The answers as JSON, in one order, whichever came first: equal pages are then equal texts. */
export const answersText = ({ answers }: StartData): string =>
  scriptJson(Object.fromEntries(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))))

/** What a page is filled with. */
export interface Filling {
  start: StartData
  parts: Parts | undefined
  /** where H5 lives, '' when that is not known */
  origin: string
  now: number
  /** with the site and sub-site that it was drawn for, `3/0` */
  first?: FirstScreen & { cover: Cover; site: string }
}

/** index.html with what is known of the page. */
export function fillPage(html: string, { start, parts, origin, now, first }: Filling): string {
  const title = escapeHtml(start.title)
  const words = start.description.replace(/\s+/g, ' ').trim().slice(0, descriptionMost)
  const description = escapeHtml(words)
  const image = start.image && absolute(start.image, origin)
  const url = start.canonical && origin && origin + start.canonical
  const address = url && escapeHtml(url)
  const head = [
    start.picture &&
      `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(fileUrl(start.picture))}"/>`,
    ...(parts?.css ?? []).map((file) => `<link rel="preload" as="style" href="${escapeHtml(file)}"/>`),
    ...(parts?.js ?? []).map((file) => `<link rel="preload" as="script" href="${escapeHtml(file)}"/>`),
    description && `<meta name="description" content="${description}"/>`,
    `<meta property="og:title" content="${title}"/>`,
    description && `<meta property="og:description" content="${description}"/>`,
    image && `<meta property="og:image" content="${escapeHtml(image)}"/>`,
    start.offer && productOf(start.offer, { description: words, image, url }),
    address && `<meta property="og:url" content="${address}"/><link rel="canonical" href="${address}"/>`,
  ].filter(Boolean)
  const block = `<script type="application/json" id="${blockId}">{"now":${now},"answers":${answersText(start)}}</script>`
  // functions: `$&` in a name must stay what it is
  const filled = html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${head.join('')}`)
    .replace('</body>', () => `${block}</body>`)
  return first ? withFirst(filled, first) : filled
}

const appCode = /<script defer\b[^>]* src="([^"]+)"><\/script>/g
const pageCode = /<link rel="preload" as="script" href="([^"]+)"\/>/g
const styles = /<link rel="preload" as="style" href="[^"]+"\/>/g
/** schema.org, as search engines read it; a data block: no policy forbids it. */
function productOf({ name, price, inStock }: Offer, about: Record<string, string | undefined>) {
  const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value))
  const availability = `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`
  const offers = { '@type': 'Offer', price, priceCurrency: 'CNY', availability }
  const product = { '@context': 'https://schema.org', '@type': 'Product', name, ...known, offers }
  return `<script type="application/ld+json">${scriptJson(product)}</script>`
}

const stylesheet = /<link href="([^"]+)" rel="stylesheet">/
/** In its place among the stylesheets, but nothing waits for it: the cover puts it on. */
const unhurried = (href: string) => `<link href="${href}" rel="stylesheet" media="not all">`

/** The first screen lies over the app until the app has drawn it; the app's own styles hold it up no more. */
function withFirst(html: string, { markup, style, cover, site }: NonNullable<Filling['first']>): string {
  const files = (kind: RegExp) => [...html.matchAll(kind)].map(([, file]) => file).join(' ')
  const about = `data-site="${site}" data-code="${files(appCode)}" data-page="${files(pageCode)}"`
  const script = `<script ${about}>${cover.script}</script>`
  // the outer one can be scrolled, what is in it does not answer
  const screen = `${script}<div id="first-screen" class="served" aria-hidden="true"><div inert>${markup}</div></div>`
  return (
    html
      .replace(appCode, '')
      .replace(pageCode, '')
      .replace(styles, '')
      // before the app's own, which are the same where they are meant for all
      .replace(
        stylesheet,
        (_, href: string) => `<style id="first-style">${cover.style}${style}</style>${unhurried(href)}`,
      )
      .replace('<body>', () => `<body>${screen}`)
  )
}
