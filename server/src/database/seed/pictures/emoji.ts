import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { fromRgb, toRgb, type Colour } from './colour'

export interface Sprite {
  pixels: Buffer
  width: number
  height: number
  /** The colour the eye remembers: mean of the chromatic pixels. */
  colour: Colour
}

const folder = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
const cache = new Map<string, Promise<Sprite>>()
const cacheSize = 120

/** Files are named by code points; some keep the variation selector fe0f, some lost it. */
async function file(emoji: string): Promise<Buffer> {
  const points = [...emoji].map((char) => char.codePointAt(0)!.toString(16))
  const bare = points.filter((point) => point !== 'fe0f').join('-')
  for (const name of [points.join('-'), bare, `${bare}-fe0f`]) {
    const found = await fs.readFile(path.join(folder, `${name}.webp`)).catch(() => undefined)
    if (found) return found
  }
  throw new Error(`no picture of ${emoji} (${bare})`)
}

export function hueGap(a: number, b: number): number {
  const gap = Math.abs(a - b) % 360
  return gap > 180 ? 360 - gap : gap
}

function meanColour(pixels: Buffer): Colour {
  let [a, b, light, weight, all, allLight] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < pixels.length; i += 16) {
    if (pixels[i + 3]! < 128) continue
    const { l, c, h } = fromRgb(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!)
    const share = c * c
    a += Math.cos((h * Math.PI) / 180) * share
    b += Math.sin((h * Math.PI) / 180) * share
    light += l * share
    weight += share
    allLight += l
    all++
  }
  const chroma = Math.sqrt(weight / Math.max(1, all))
  return {
    l: weight > 0.01 ? light / weight : allLight / Math.max(1, all),
    c: chroma,
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** Moves the pixels near the object's own hue to the wanted colour and keeps its light and shade. */
function recolour(pixels: Buffer, own: Colour, wanted: Colour): void {
  const grey = own.c < 0.06
  const lift = (wanted.l - own.l) * 0.9
  const gain = Math.min(2.5, wanted.c / Math.max(0.02, own.c))
  // shades repeat: what one shade moves by is calculated once per step of four
  const moves = new Map<number, [number, number, number]>()
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] === 0) continue
    const key = ((pixels[i]! >> 2) << 12) | ((pixels[i + 1]! >> 2) << 6) | (pixels[i + 2]! >> 2)
    let move = moves.get(key)
    if (!move) {
      const { l, c, h } = fromRgb(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!)
      // a soft edge between the coloured cloth and buttons, faces, metal; the hue of pale pixels is noise
      const near = grey
        ? 1
        : Math.max(0, Math.min(1, (75 - hueGap(h, own.h)) / 25)) * Math.max(0, Math.min(1, (c - 0.025) / 0.05))
      const light = Math.min(0.985, Math.max(0.04, l + lift))
      const to = near && toRgb({ l: light, c: grey ? wanted.c : c * gain, h: wanted.h })
      move = to ? ([0, 1, 2].map((k) => (to[k]! - pixels[i + k]!) * near) as [number, number, number]) : [0, 0, 0]
      moves.set(key, move)
    }
    for (let k = 0; k < 3; k++) pixels[i + k] = Math.min(255, Math.max(0, Math.round(pixels[i + k]! + move[k]!)))
  }
}

async function load(emoji: string, tint: Colour | undefined): Promise<Sprite> {
  const { data, info } = await sharp(await file(emoji))
    .ensureAlpha()
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 12 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const own = meanColour(data)
  if (tint) recolour(data, own, tint)
  return { pixels: data, width: info.width, height: info.height, colour: tint ? meanColour(data) : own }
}

/** The object cut to its outline, 256 px at most, as raw RGBA. */
export function sprite(emoji: string, tint?: Colour): Promise<Sprite> {
  const key = tint ? `${emoji} ${tint.l} ${tint.c} ${tint.h}` : emoji
  const known = cache.get(key)
  if (known) return known
  const fresh = load(emoji, tint)
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value!)
  cache.set(key, fresh)
  fresh.catch(() => cache.delete(key))
  return fresh
}
