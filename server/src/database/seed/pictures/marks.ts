import sharp, { type Sharp } from 'sharp'
import { dice, pastel, shade } from './colour'
import { compose } from './compose'
import { wordmark } from './letters'

const svgPage = (width: number, height: number, defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`
const slope = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** Small pictures have few colours: a palette keeps them under 20 kB with their clear ground. */
const png = (image: Sharp) => image.png({ palette: true, quality: 90, effort: 4 }).toBuffer()

/** Geometric signs within a box of 100 round the origin. */
const signs: ((a: string, b: string) => string)[] = [
  (a, b) => `<circle r="44" fill="${a}"/><path d="M-44 0 A44 44 0 0 0 44 0Z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M0 -46 C46 -30 46 30 0 46 C-46 30 -46 -30 0 -46Z" fill="${a}"/><path d="M0 -46 C20 -20 20 20 0 46Z" fill="${b}"/>`,
  (a, b) => `<path d="M-44 40 L0 -42 L44 40Z" fill="${a}"/><path d="M-10 40 L20 -6 L44 40Z" fill="${b}"/>`,
  (a, b) => `<rect x="-42" y="-42" width="84" height="84" rx="24" fill="${a}"/><circle r="22" fill="${b}"/>`,
  (a, b) =>
    `<g fill="${a}">${[0, 72, 144, 216, 288].map((t) => `<ellipse cy="-25" rx="15" ry="22" transform="rotate(${t})"/>`).join('')}</g><circle r="12" fill="${b}"/>`,
  (a, b) =>
    `<path d="M-44 14 C-30 -34 -8 -34 0 0 S30 34 44 -14" fill="none" stroke="${a}" stroke-width="17" stroke-linecap="round"/><circle cx="34" cy="30" r="11" fill="${b}"/>`,
  (a, b) => `<path d="M-42 -42 H2 A42 42 0 0 1 2 42 H-42Z" fill="${a}"/><circle cx="4" cy="0" r="18" fill="${b}"/>`,
  (a, b) =>
    `<path d="M0 -45 L39 -22 V22 L0 45 L-39 22 V-22Z" fill="${a}"/><path d="M0 0 L39 -22 V22 L0 45Z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M-40 40 V0 A40 40 0 0 1 40 0 V40Z" fill="${a}"/><path d="M-16 40 V6 A16 16 0 0 1 16 6 V40Z" fill="${b}"/>`,
  (a, b) => `<circle cx="-16" r="29" fill="${a}"/><circle cx="16" r="29" fill="${b}" opacity=".82"/>`,
  (a, b) =>
    `<path d="M-44 32 Q-22 -6 0 32 T44 32" fill="none" stroke="${b}" stroke-width="11" stroke-linecap="round"/><circle cy="-14" r="25" fill="${a}"/>`,
  (a, b) =>
    `<path d="M-34 44 C-46 -10 -6 -44 38 -42 C44 4 14 40 -22 32Z" fill="${a}"/><path d="M-34 44 C-24 10 0 -12 24 -26" fill="none" stroke="${b}" stroke-width="6" stroke-linecap="round"/>`,
]

/** Sign over word on white: 300 x 300. */
export function brandLogo(code: string, word: string, hue: number, sign: number): Promise<Buffer> {
  const throws = dice(`brand ${code}`)
  const strong = shade(throws.between(0.5, 0.62), throws.between(0.1, 0.17), hue)
  const second = shade(0.82, 0.11, (hue + throws.pick([35, 60, -50, 180])) % 360)
  const long = wordmark(word, 100, '#000', 1).width
  const height = Math.min(34, (232 / long) * 100)
  const name = wordmark(word, height, shade(0.3, 0.03, hue), Math.max(3, height * 0.12))
  const body = `<rect width="300" height="300" rx="28" fill="#fff"/><g transform="translate(150 118) scale(1.22)">${signs[sign % signs.length]!(strong, second)}</g><g transform="translate(${(300 - name.width) / 2} ${226 - height / 2})">${name.svg}</g>`
  return png(sharp(Buffer.from(svgPage(300, 300, '', body))))
}

/** White sign on a filled round square (`round` 84) or disc (`round` 150): 300 x 300. */
export function shopMark(word: string, hue: number, sign: number, round: number): Promise<Buffer> {
  const letters = wordmark(word, 24, '#fff', 3.4)
  const body = `<rect width="300" height="300" rx="${round}" fill="url(#g)"/><circle cx="70" cy="40" r="150" fill="#fff" opacity=".1"/><g transform="translate(150 ${word ? 128 : 150}) scale(1.18)">${signs[sign % signs.length]!('#fff', shade(0.9, 0.07, (hue + 40) % 360))}</g><g transform="translate(${(300 - letters.width) / 2} 218)">${word ? letters.svg : ''}</g>`
  return png(
    sharp(Buffer.from(svgPage(300, 300, slope('g', shade(0.7, 0.15, hue), shade(0.52, 0.17, (hue + 20) % 360)), body))),
  )
}

/** Drawn at 240 x 240, and no larger than phones show it: at three device pixels a point, 64 points are 192. */
const smaller = async (image: Sharp, side: number) => sharp(await image.png().toBuffer()).resize(side, side)

/** An object on a soft round tile; `strong` fills the tile and lets the object stand out at its head. */
export async function tile(emoji: string, hue: number, strong: boolean, side: number): Promise<Buffer> {
  const [from, to] = strong
    ? [pastel(0.86, 0.1, hue), pastel(0.74, 0.15, (hue + 24) % 360)]
    : [pastel(0.975, 0.014, hue), pastel(0.93, 0.036, (hue + 20) % 360)]
  const body = strong
    ? `<rect x="16" y="30" width="208" height="204" rx="72" fill="url(#g)"/><path d="M16 150 C70 100 160 190 224 120 V162 A72 72 0 0 1 152 234 H88 A72 72 0 0 1 16 162Z" fill="#fff" opacity=".16"/>`
    : `<circle cx="120" cy="120" r="118" fill="url(#g)"/>`
  const image = await compose({
    width: 240,
    height: 240,
    svg: svgPage(240, 240, slope('g', from, to), body),
    shadow: [90, 70, 80],
    things: [{ emoji, size: strong ? 178 : 152, x: 120, y: strong ? 116 : 121, floats: true }],
  })
  return png(await smaller(image, side))
}

/** A head picture: an animal on a coloured disc, 192 x 192. */
export async function head(emoji: string, hue: number): Promise<Buffer> {
  const image = await compose({
    width: 240,
    height: 240,
    svg: svgPage(
      240,
      240,
      slope('g', shade(0.92, 0.06, hue), shade(0.78, 0.12, (hue + 30) % 360)),
      `<rect width="240" height="240" fill="url(#g)"/><circle cx="60" cy="40" r="110" fill="#fff" opacity=".25"/>`,
    ),
    shadow: [90, 70, 80],
    things: [{ emoji, size: 176, x: 120, y: 126, floats: true }],
  })
  return (await smaller(image, 192)).jpeg({ quality: 86 }).toBuffer()
}

const strokes: Record<string, string> = {
  home: 'M14 44 L48 14 L82 44 V78 A6 6 0 0 1 76 84 H20 A6 6 0 0 1 14 78Z M38 84 V60 H58 V84',
  category: 'M16 16 H42 V42 H16Z M54 16 H80 V42 H54Z M16 54 H42 V80 H16Z M67 54 A13 13 0 1 1 66.9 54Z',
  cart: 'M8 16 H20 L30 60 H72 L84 28 H24 M36 76 A5 5 0 1 1 35.9 76Z M66 76 A5 5 0 1 1 65.9 76Z',
  member: 'M48 12 A18 18 0 1 1 47.9 12Z M14 84 C14 62 30 54 48 54 S82 62 82 84Z',
  shop: 'M16 40 V78 A6 6 0 0 0 22 84 H74 A6 6 0 0 0 80 78 V40 M10 36 L18 14 H78 L86 36 A12 12 0 0 1 61 38 A13 13 0 0 1 35 38 A12 12 0 0 1 10 36Z',
}

/** Line icon of the tab bar, 96 x 96; filled softly when active. */
export function tabIcon(name: string, active: boolean): Promise<Buffer> | undefined {
  if (!Object.hasOwn(strokes, name)) return undefined
  const path = strokes[name]!
  const colour = active ? '#e5352b' : '#6b6f76'
  const body = `<path d="${path}" fill="${active && name !== 'cart' ? '#e5352b' : 'none'}" fill-opacity=".16" stroke="${colour}" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>`
  return png(sharp(Buffer.from(svgPage(96, 96, '', body))))
}

/** The calm stand-ins of /api/config/defaultimg: an object in one pale tone. */
export async function standIn(emoji: string): Promise<Buffer> {
  const image = await compose({
    width: 400,
    height: 400,
    svg: svgPage(
      400,
      400,
      slope('g', '#fbf7f4', '#f1ebe6'),
      `<rect width="400" height="400" fill="url(#g)"/><circle cx="200" cy="200" r="140" fill="#fff" opacity=".75"/>`,
    ),
    shadow: [150, 130, 120],
    things: [{ emoji, size: 190, x: 200, y: 204, floats: true, opacity: 0.9 }],
  })
  return png(image)
}
