/** OKLCH: lightness 0..1, chroma 0..0.37, hue in degrees. Even steps look even, which RGB and HSL do not give. */
export interface Colour {
  l: number
  c: number
  h: number
}

type Triple = [number, number, number]

const toLinear = (s: number) => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4)
const toGamma = (s: number) => (s <= 0.0031308 ? s * 12.92 : 1.055 * s ** (1 / 2.4) - 0.055)

export function fromRgb(red: number, green: number, blue: number): Colour {
  const [r, g, b] = [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b2),
    h: ((Math.atan2(b2, a) * 180) / Math.PI + 360) % 360,
  }
}

function linear({ l, c, h }: Colour): Triple {
  const angle = (h * Math.PI) / 180
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

/** Bytes of the colour; chroma is lowered until the colour fits sRGB, so hue and lightness stay. */
export function toRgb(colour: Colour): Triple {
  let { c } = colour
  for (let step = 0; step < 8; step++) {
    const rgb = linear({ ...colour, c })
    if (rgb.every((part) => part >= -0.002 && part <= 1.002)) break
    c *= 0.85
  }
  return linear({ ...colour, c }).map((part) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, part)))) * 255),
  ) as Triple
}

export const hex = (colour: Colour) =>
  `#${toRgb(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

export const shade = (l: number, c: number, h: number) => hex({ l, c, h })

/** Ground tones: yellows and yellow-greens look muddy unless they are lighter and stronger than their neighbours. */
export function pastel(l: number, c: number, h: number): string {
  const hue = ((h % 360) + 360) % 360
  const muddy = Math.exp(-(((hue - 98) / 34) ** 2))
  return shade(l + (0.97 - l) * 0.5 * muddy, c * (1 + 0.25 * muddy), hue)
}

/** FNV-1a of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193)
  return value >>> 0
}

export interface Dice {
  /** next number in 0..1 */
  (): number
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

/** mulberry32: the same throws for the same text. */
export function dice(seed: string): Dice {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  })
}
