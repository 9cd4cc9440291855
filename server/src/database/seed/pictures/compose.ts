import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Colour } from './colour'
import { sprite, type Sprite } from './emoji'

/** One object in a picture. `x`, `y` is the middle of its foot, or its centre when it floats. */
export interface Thing {
  emoji: string
  tint?: Colour
  /** Longer side in px. */
  size: number
  x: number
  y: number
  floats?: boolean
  /** degrees */
  angle?: number
  /** Out of focus: sigma in px. */
  blur?: number
  flip?: boolean
  /** foot: a contact shadow; drop: the outline, moved and softened; both; none */
  shadow?: 'foot' | 'drop' | 'both' | 'none'
  /** Shines in the floor below. */
  mirrored?: boolean
  opacity?: number
}

export interface Ground {
  width: number
  height: number
  svg: string
  /** rgb of shadows: a dark tone of the ground, never plain black */
  shadow: [number, number, number]
  things: Thing[]
}

interface Shape {
  data: Buffer
  width: number
  height: number
}

const raw = ({ data, width, height }: Shape) => sharp(data, { raw: { width, height, channels: 4 } })
const shapeOf = async (image: Sharp): Promise<Shape> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function sized(source: Sprite, thing: Thing): Promise<Shape> {
  const scale = thing.size / Math.max(source.width, source.height)
  let image = sharp(source.pixels, { raw: { width: source.width, height: source.height, channels: 4 } })
  if (thing.flip) image = image.flop()
  image = image.resize(Math.round(source.width * scale), Math.round(source.height * scale), { kernel: 'lanczos3' })
  if (scale > 1.15 && !thing.blur) image = image.sharpen()
  let shape = await shapeOf(image)
  if (thing.angle) shape = await shapeOf(raw(shape).rotate(thing.angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } }))
  return shape
}

function faded(shape: Shape, alpha: (y: number) => number): Shape {
  const data = Buffer.from(shape.data)
  for (let y = 0; y < shape.height; y++) {
    const factor = alpha(y / shape.height)
    for (let i = y * shape.width * 4 + 3, end = i + shape.width * 4; i < end; i += 4)
      data[i] = Math.round(data[i]! * factor)
  }
  return { ...shape, data }
}

/** The outline in one colour, softened; calculated at a quarter of the size, nobody sees the difference. */
async function dropShadow(shape: Shape, colour: [number, number, number], sigma: number, opacity: number) {
  const pad = Math.ceil(sigma * 2.5)
  const [width, height] = [shape.width + pad * 2, shape.height + pad * 2]
  const small = { width: Math.ceil(width / 4), height: Math.ceil(height / 4) }
  const quarter = Buffer.alloc(small.width * small.height)
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const [sx, sy] = [x * 4 - pad, y * 4 - pad]
      if (sx >= 0 && sy >= 0 && sx < shape.width && sy < shape.height)
        quarter[y * small.width + x] = shape.data[(sy * shape.width + sx) * 4 + 3]!
    }
  const back = await sharp(
    await sharp(quarter, { raw: { ...small, channels: 1 } })
      .blur(Math.max(0.4, sigma / 4))
      .toColourspace('b-w')
      .raw()
      .toBuffer(),
    { raw: { ...small, channels: 1 } },
  )
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const data = Buffer.alloc(width * height * 4)
  for (let i = 0, j = 0; i < back.length; i++, j += 4) {
    data[j] = colour[0]
    data[j + 1] = colour[1]
    data[j + 2] = colour[2]
    data[j + 3] = Math.round(back[i]! * opacity)
  }
  return { shape: { data, width, height }, pad }
}

function footShadow(
  width: number,
  [r, g, b]: [number, number, number],
): { svg: Buffer; width: number; height: number } {
  const w = Math.round(width * 1.15)
  const h = Math.max(8, Math.round(width * 0.2))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><radialGradient id="g">
<stop offset="0" stop-color="rgb(${r},${g},${b})" stop-opacity=".62"/><stop offset=".5" stop-color="rgb(${r},${g},${b})" stop-opacity=".3"/>
<stop offset="1" stop-color="rgb(${r},${g},${b})" stop-opacity="0"/></radialGradient></defs>
<ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2}" ry="${h / 2}" fill="url(#g)"/></svg>`
  return { svg: Buffer.from(svg), width: w, height: h }
}

/** Cuts what lies outside: sharp refuses overlays that are larger than the ground. */
async function clip(shape: Shape, left: number, top: number, ground: Ground): Promise<OverlayOptions | undefined> {
  const x = Math.max(0, left)
  const y = Math.max(0, top)
  const width = Math.min(ground.width, left + shape.width) - x
  const height = Math.min(ground.height, top + shape.height) - y
  if (width <= 0 || height <= 0) return undefined
  if (width === shape.width && height === shape.height)
    return { input: shape.data, raw: { width, height, channels: 4 }, left, top }
  const part = await shapeOf(raw(shape).extract({ left: x - left, top: y - top, width, height }))
  return { input: part.data, raw: { width, height, channels: 4 }, left: x, top: y }
}

async function layersOf(thing: Thing, ground: Ground): Promise<(OverlayOptions | undefined)[]> {
  let shape = await sized(await sprite(thing.emoji, thing.tint), thing)
  const left = Math.round(thing.x - shape.width / 2)
  const top = Math.round(thing.floats ? thing.y - shape.height / 2 : thing.y - shape.height)
  const layers: (OverlayOptions | undefined)[] = []
  const kind = thing.blur ? 'none' : (thing.shadow ?? (thing.floats ? 'drop' : 'foot'))
  if (kind === 'drop' || kind === 'both') {
    const sigma = thing.size * 0.035
    const soft = await dropShadow(shape, ground.shadow, sigma, 0.34)
    layers.push(
      await clip(
        soft.shape,
        left - soft.pad + Math.round(thing.size * 0.02),
        top - soft.pad + Math.round(thing.size * 0.06),
        ground,
      ),
    )
  }
  if (kind === 'foot' || kind === 'both') {
    const foot = footShadow(shape.width, ground.shadow)
    const flat = await shapeOf(sharp(foot.svg).ensureAlpha())
    layers.push(
      await clip(flat, Math.round(thing.x - foot.width / 2), Math.round(thing.y - foot.height * 0.58), ground),
    )
  }
  if (thing.mirrored) {
    const below = faded(await shapeOf(raw(shape).flip()), (y) => Math.max(0, 0.24 - y * 0.6))
    layers.push(await clip(below, left, Math.round(thing.y - thing.size * 0.012), ground))
  }
  if (thing.opacity !== undefined) shape = faded(shape, () => thing.opacity!)
  if (thing.blur) {
    const pad = Math.ceil(thing.blur * 2.5)
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
    const wide = raw(shape).extend({ top: pad, bottom: pad, left: pad, right: pad, background: transparent })
    const soft = await shapeOf(raw(await shapeOf(wide)).blur(thing.blur))
    layers.push(await clip(soft, left - pad, top - pad, ground))
  } else layers.push(await clip(shape, left, top, ground))
  return layers
}

/** Draws the ground and, in their order, the things upon it. */
export async function compose(ground: Ground): Promise<Sharp> {
  const layers = await Promise.all(ground.things.map((thing) => layersOf(thing, ground)))
  const base = sharp(Buffer.from(ground.svg))
  return base.composite(layers.flat().filter((layer) => layer !== undefined))
}
