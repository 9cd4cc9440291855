import type { Language, Words } from '@mall/contract/words'
import sharp from 'sharp'
import { encode } from 'uqr'
import { linesOf, outline, widthOf } from './outlines'

/** px; the storefront keeps this room free while the poster is drawn */
export const posterSize = { width: 750, height: 1200 } as const
/** s after which sharp gives a drawing up */
const longest = 8

export const ink = '#1f2126'
export const quiet = '#8b8f98'
const red = '#e5342b'

export const scan: Words = { zh: '长按识别二维码', en: 'Press and hold to scan' }
const invitation = (mall: string): Words => ({ zh: `来${mall}看看这件好物`, en: `See it at ${mall}` })

/** A square code of `side` px with its left top corner at x, y; scanners want some white around it. */
export function code(text: string, x: number, y: number, side: number, fill = ink): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const step = side / size
  const marks = data.flatMap((line, row) => line.flatMap((dark, column) => (dark ? [`M${column} ${row}h1v1h-1z`] : [])))
  const scale = `translate(${x} ${y}) scale(${step.toFixed(4)})`
  return `<path transform="${scale}" d="${marks.join('')}" fill="${fill}" shape-rendering="crispEdges"/>`
}

export interface GoodsPoster {
  /** of the words that are not the mall's */
  language: Language
  mall: string
  shop: string
  name: string
  /** "12.50" */
  price: string
  /** struck through; empty = none */
  old: string
  /** what the code leads to */
  link: string
}

/** x of a line whose middle is given. */
export const center = (text: string, size: number, middle: number) => middle - widthOf(text, size) / 2

interface Placed {
  x: number
  y: number
  side: number
  /** cut to the shape of the poster's picture */
  clip?: boolean
}

/** A square picture. */
export const imageAt = (bytes: Uint8Array, type: 'png' | 'jpeg', { x, y, side, clip }: Placed) =>
  `<image x="${x}" y="${y}" width="${side}" height="${side}"${clip ? ' clip-path="url(#photo)"' : ''} xlink:href="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}"/>`

/** PNG of a poster: a white card on the mall's colours; `clip` is the shape of the picture on it. */
export async function drawPoster(clip: string, content: string): Promise<Buffer> {
  const { width, height } = posterSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff9a6b"/><stop offset=".55" stop-color="#f4563f"/><stop offset="1" stop-color="#d92b3a"/></linearGradient>
<clipPath id="photo">${clip}</clipPath>
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<circle cx="690" cy="30" r="210" fill="#fff" opacity=".12"/><circle cx="40" cy="1150" r="170" fill="#fff" opacity=".1"/>
<rect x="40" y="40" width="670" height="1120" rx="40" fill="#fff"/>
${content}
</svg>`
  return sharp(Buffer.from(svg), { limitInputPixels: width * height * 4 })
    .timeout({ seconds: longest })
    .png({ palette: true, quality: 95, effort: 3 })
    .toBuffer()
}

/** ¥ small, yuan large, cents small. */
function priceAt(price: string, x: number, y: number): { svg: string; end: number } {
  const [whole = '0', cents = '00'] = price.split('.')
  const large = x + widthOf('¥', 40) + 4
  const small = large + widthOf(whole, 72) + 2
  const svg =
    outline('¥', { x, y, size: 40, fill: red, bold: true }) +
    outline(whole, { x: large, y, size: 72, fill: red, bold: true }) +
    (cents === '00' ? '' : outline(`.${cents}`, { x: small, y, size: 40, fill: red, bold: true }))
  return { svg, end: cents === '00' ? small : small + widthOf(`.${cents}`, 40) }
}

function oldAt(old: string, x: number, y: number): string {
  if (!old) return ''
  const text = `¥${old}`
  const end = x + widthOf(text, 28)
  return `${outline(text, { x, y, size: 28, fill: quiet })}<path d="M${x} ${y - 10}H${end}" stroke="${quiet}" stroke-width="2"/>`
}

interface PosterPictures {
  /** of the product */
  picture: Uint8Array | undefined
  /** a mini-program code in place of one for the link */
  mini?: Uint8Array | undefined
}

/** A product on a card: picture, name, price, and the code that leads to it. */
export async function drawGoodsPoster(goods: GoodsPoster, { picture, mini }: PosterPictures): Promise<Buffer> {
  const { width } = posterSize
  const [left, side] = [80, 590]
  const photo = picture && (await squareOf(picture, side))
  const name = linesOf(goods.name, 36, side, 2)
  const priceLine = 806 + name.length * 52 + 28
  const price = priceAt(goods.price, left, priceLine)
  const mall = linesOf(goods.mall, 34, 300, 1).join('')
  const shop = linesOf(goods.shop, 26, 260, 1).join('')
  return drawPoster(
    `<rect x="${left}" y="136" width="${side}" height="${side}" rx="28"/>`,
    `${outline(mall, { x: left, y: 104, size: 34, fill: ink, bold: true })}
${outline(shop, { x: left + side - widthOf(shop, 26), y: 102, size: 26, fill: quiet })}
<rect x="${left}" y="136" width="${side}" height="${side}" rx="28" fill="#f4f1ee"/>
${photo ? imageAt(photo, 'jpeg', { x: left, y: 136, side, clip: true }) : outline(mall, { x: center(mall, 64, width / 2), y: 455, size: 64, fill: '#d8d0c8', bold: true })}
${name.map((line, i) => outline(line, { x: left, y: 790 + i * 52, size: 36, fill: ink })).join('')}
${price.svg}${oldAt(goods.old, price.end + 20, priceLine - 2)}
<path d="M${left} 976H${left + side}" stroke="#ececee" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round"/>
${outline(scan[goods.language], { x: left, y: 1062, size: 32, fill: ink, bold: true })}
${outline(linesOf(invitation(goods.mall)[goods.language], 26, 400, 1).join(''), { x: left, y: 1106, size: 26, fill: quiet })}
<rect x="518" y="990" width="160" height="160" rx="16" fill="#fff"/>${mini ? imageAt(mini, 'png', { x: 522, y: 994, side: 152 }) : code(goods.link, 528, 1000, 142)}`,
  )
}

/** The middle of a picture as JPEG, `side` px wide and high. */
export const squareOf = (picture: Uint8Array, side: number): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: 50_000_000 })
    .timeout({ seconds: longest })
    .rotate()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#f4f1ee' })
    .jpeg({ quality: 90 })
    .toBuffer()

/** Only the code, 430 px with its white edge, as WeChat's own codes are. */
export function drawCode(link: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="430" height="430"><rect width="430" height="430" fill="#fff"/>${code(link, 40, 40, 350, '#000')}</svg>`
  return sharp(Buffer.from(svg)).timeout({ seconds: longest }).png({ palette: true, colours: 2 }).toBuffer()
}
