/** Colour maths for the theme. Channels are 0-255; contrast is that of WCAG 2.2. */
export type Rgb = readonly [number, number, number]

export const white: Rgb = [255, 255, 255]
export const black: Rgb = [0, 0, 0]

const clamp = (n: number) => Math.min(255, Math.max(0, Math.round(n)))

/** `#rgb`, `#rrggbb` or `rgb(r, g, b)`; anything else gives undefined. */
export function parseColour(text: string): Rgb | undefined {
  const value = text.trim().toLowerCase()
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value)
  if (short) return short.slice(1).map((c) => parseInt(c + c, 16)) as unknown as Rgb
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:ff)?$/.exec(value)
  if (long) return long.slice(1).map((c) => parseInt(c, 16)) as unknown as Rgb
  const call = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*1(?:\.0+)?\s*)?\)$/.exec(value)
  return call ? (call.slice(1).map((c) => clamp(Number(c))) as unknown as Rgb) : undefined
}

export const hex = (colour: Rgb) => '#' + colour.map((c) => clamp(c).toString(16).padStart(2, '0')).join('')

/** `share` 0 gives `from`, 1 gives `to`. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  clamp(from[0] + (to[0] - from[0]) * share),
  clamp(from[1] + (to[1] - from[1]) * share),
  clamp(from[2] + (to[2] - from[2]) * share),
]

const linear = (channel: number) => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function toHsl([r, g, b]: Rgb): [number, number, number] {
  const [red, green, blue] = [r / 255, g / 255, b / 255]
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const light = (max + min) / 2
  const range = max - min
  if (range === 0) return [0, 0, light]
  const saturation = range / (1 - Math.abs(2 * light - 1))
  const sector =
    max === red ? ((green - blue) / range) % 6 : max === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return [sector * 60, saturation, light]
}

/** The same hue and saturation at another lightness (0-1): a darkened gold stays gold where mixing in black greys it. */
export function atLightness(colour: Rgb, light: number): Rgb {
  const [hue, saturation] = toHsl(colour)
  const chroma = (1 - Math.abs(2 * light - 1)) * Math.min(saturation, 1)
  const channel = (n: number) => {
    const k = (n + hue / 30 + 12) % 12
    return clamp(255 * (light - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

/**
 * The nearest lightness of `colour` that reads on every one of `grounds` with at least `ratio`, going darker or lighter;
 * the end of the scale when none does.
 */
export function readableOn(colour: Rgb, grounds: readonly Rgb[], towards: 'dark' | 'light', ratio = 4.5): Rgb {
  const reads = (candidate: Rgb) => grounds.every((ground) => contrast(candidate, ground) >= ratio)
  if (reads(colour)) return colour
  const start = toHsl(colour)[2]
  const end = towards === 'dark' ? 0 : 1
  for (let step = 1; step <= 50; step++) {
    const candidate = atLightness(colour, start + ((end - start) * step) / 50)
    if (reads(candidate)) return candidate
  }
  return end === 0 ? black : white
}
