import { styleOf } from './dom'

/** Element names a rich text may use; the list of weapp's rich-text. */
const tags = new Set(
  (
    'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del div dl dt em ' +
    'fieldset font footer h1 h2 h3 h4 h5 h6 header hr i img ins label legend li mark nav ol p pre q rt ruby s section ' +
    'small span strong sub sup table tbody td tfoot th thead tr tt u ul'
  ).split(' '),
)
/** Thrown away with all they hold; any other unknown element only loses its tag. */
const lost = new Set(
  (
    'script style template iframe frame frameset object embed applet noscript noembed noframes textarea select option ' +
    'button input form svg math title head link meta base audio video source xmp plaintext portal'
  ).split(' '),
)
export const empty = new Set(['br', 'col', 'hr', 'img'])

/** Attribute -> React's name. */
const attributes = new Map(
  Object.entries({
    class: 'className',
    dir: 'dir',
    title: 'title',
    alt: 'alt',
    width: 'width',
    height: 'height',
    colspan: 'colSpan',
    rowspan: 'rowSpan',
    span: 'span',
    align: 'align',
    valign: 'valign',
    border: 'border',
    cellpadding: 'cellPadding',
    cellspacing: 'cellSpacing',
    color: 'color',
    face: 'face',
    size: 'size',
    start: 'start',
    type: 'type',
  }),
)

const badStyle = /url\s*\(|expression|image-set|javascript:|@import|\\/i

/** True for an address that cannot run: web, mail, phone, relative; a picture may also be a raster data: url. */
export function safeAddress(address: string, picture = false): boolean {
  // browsers skip control characters and white space inside a scheme
  // eslint-disable-next-line no-control-regex
  const plain = address.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '').toLowerCase()
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(plain)?.[1]
  if (!scheme) return !plain.startsWith('&') && !/^[^/?#]*:/.test(plain)
  if (picture) return /^https?$/.test(scheme) || /^data:image\/(png|jpe?g|gif|webp|avif|bmp)[;,]/.test(plain)
  return /^(https?|mailto|tel|sms)$/.test(scheme)
}

export type TagVerdict = 'keep' | 'unwrap' | 'lose'

export function judgeTag(name: string): TagVerdict {
  return tags.has(name) ? 'keep' : lost.has(name) ? 'lose' : 'unwrap'
}

/** React props of the attributes an element may keep. */
export function safeProps(tag: string, given: Iterable<readonly [string, string]>): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const [rawName, value] of given) {
    const name = rawName.toLowerCase()
    const known = attributes.get(name)
    if (known) props[known] = value
    else if (name === 'style') props.style = safeStyle(value)
    else if (name === 'src' && tag === 'img' && safeAddress(value, true)) props.src = value
    else if (name === 'href' && tag === 'a' && safeAddress(value)) {
      Object.assign(props, { href: value, target: '_blank', rel: 'noopener noreferrer' })
    }
  }
  if (tag === 'img') Object.assign(props, { loading: 'lazy', alt: props.alt ?? '' })
  return props
}

/** Content stays in its place: no fixed or absolute boxes over the page, nothing fetched by a style. */
function safeStyle(text: string) {
  const style = Object.entries(styleOf(text) ?? {}).filter(
    ([name, value]) => !/^(position|zIndex|behavior|MozBinding)$/.test(name) && !badStyle.test(String(value)),
  )
  return Object.fromEntries(style)
}
