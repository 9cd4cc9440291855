import { dice, pastel, shade, toRgb, type Dice } from './colour'
import { compose, type Thing } from './compose'

/** A wide picture without text: titles are drawn by the client. */
export interface BannerLook {
  name: string
  hue: number
  hue2: number
  layout: 'podium' | 'arc' | 'drift' | 'table' | 'stack'
  /** Heroes from the middle outwards. */
  things: string[]
  /** Small accents. */
  accents: string[]
  dark?: boolean
}

interface Tones {
  wall: [string, string]
  far: string
  mid: string
  near: string
  pale: string
}

const tonesOf = ({ hue, hue2, dark }: BannerLook): Tones =>
  dark
    ? {
        wall: [shade(0.3, 0.07, hue), shade(0.2, 0.06, hue2)],
        far: shade(0.4, 0.09, hue2),
        mid: shade(0.46, 0.11, hue),
        near: shade(0.34, 0.08, hue),
        pale: shade(0.6, 0.1, hue2),
      }
    : {
        wall: [pastel(0.93, 0.06, hue), pastel(0.83, 0.1, hue2)],
        far: pastel(0.88, 0.09, hue2),
        mid: pastel(0.8, 0.12, hue),
        near: pastel(0.9, 0.075, hue),
        pale: pastel(0.965, 0.03, hue),
      }

interface Layout {
  body: string
  things: Thing[]
}

type Draw = (w: number, h: number, t: Tones, look: BannerLook, throws: Dice) => Layout

const cylinder = (x: number, y: number, rx: number, high: number, t: Tones, id: string) =>
  `<ellipse cx="${x + 16}" cy="${y + high + 14}" rx="${rx * 1.16}" ry="${rx * 0.24}" fill="#000" opacity=".09"/>` +
  `<path d="M${x - rx} ${y} V${y + high} A${rx} ${rx * 0.2} 0 0 0 ${x + rx} ${y + high} V${y}Z" fill="url(#${id})"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.2}" fill="${t.pale}"/>`

const bubbles = (w: number, h: number, t: Tones, throws: Dice, count: number) =>
  Array.from({ length: count }, () => {
    const r = throws.between(8, 46)
    return `<circle cx="${throws.between(0, w).toFixed(0)}" cy="${throws.between(0, h * 0.75).toFixed(0)}" r="${r.toFixed(0)}" fill="${throws() < 0.5 ? '#fff' : t.mid}" opacity="${throws.between(0.14, 0.4).toFixed(2)}"/>`
  }).join('')

/** A row of things from the middle outwards: middle, left, right, far left, far right. */
const spread = [0, -1, 1, -2, 2]

const podium: Draw = (w, h, t, look, throws) => {
  const places = [
    { x: 0.5, y: 0.72, rx: 0.135, size: 0.62 },
    { x: 0.27, y: 0.79, rx: 0.095, size: 0.42 },
    { x: 0.73, y: 0.78, rx: 0.095, size: 0.42 },
    { x: 0.095, y: 0.87, rx: 0.07, size: 0.31 },
    { x: 0.905, y: 0.86, rx: 0.07, size: 0.31 },
  ].slice(0, look.things.length)
  const body =
    `<circle cx="${w / 2}" cy="${h * 0.5}" r="${h * 0.46}" fill="${t.far}"/><circle cx="${w / 2}" cy="${h * 0.5}" r="${h * 0.36}" fill="${t.pale}" opacity=".55"/>` +
    `<path d="M0 ${h * 0.82} Q${w / 2} ${h * 0.7} ${w} ${h * 0.82} V${h} H0Z" fill="${t.near}"/>` +
    bubbles(w, h, t, throws, 12) +
    places.map((p) => cylinder(w * p.x, h * p.y, w * p.rx, h * (1.02 - p.y) * 0.62, t, 'side')).join('')
  const things = places.map((p, i): Thing => ({
    emoji: look.things[i]!,
    size: h * p.size,
    x: w * p.x,
    y: h * p.y + 10,
    shadow: 'both',
  }))
  return { body, things: things.reverse() }
}

const arc: Draw = (w, h, t, look, throws) => {
  const body =
    [0.98, 0.78, 0.58]
      .map(
        (r, i) =>
          `<circle cx="${w / 2}" cy="${h * 0.98}" r="${h * r}" fill="${[t.far, t.mid, t.pale][i]}" opacity="${[0.75, 0.55, 0.85][i]}"/>`,
      )
      .join('') +
    bubbles(w, h, t, throws, 10) +
    `<path d="M0 ${h * 0.87} H${w} V${h} H0Z" fill="${t.near}"/><path d="M0 ${h * 0.87} H${w}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`
  const things = look.things.map((emoji, i): Thing => {
    const step = spread[i]!
    const size = h * (step === 0 ? 0.66 : Math.abs(step) === 1 ? 0.48 : 0.34)
    return { emoji, size, x: w * (0.5 + step * 0.195), y: h * (0.945 - Math.abs(step) * 0.012), shadow: 'both' }
  })
  return { body, things: things.reverse() }
}

const drift: Draw = (w, h, t, look, throws) => {
  const body =
    `<path d="M0 ${h * 0.62} C${w * 0.2} ${h * 0.4} ${w * 0.4} ${h * 0.95} ${w * 0.62} ${h * 0.7} S${w * 0.9} ${h * 0.35} ${w} ${h * 0.5} V${h} H0Z" fill="${t.far}" opacity=".8"/>` +
    `<path d="M0 ${h * 0.82} C${w * 0.25} ${h * 0.68} ${w * 0.45} ${h * 1.02} ${w * 0.68} ${h * 0.86} S${w * 0.92} ${h * 0.66} ${w} ${h * 0.76} V${h} H0Z" fill="${t.mid}" opacity=".55"/>` +
    `<circle cx="${w / 2}" cy="${h / 2}" r="${h * 0.43}" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/><circle cx="${w / 2}" cy="${h / 2}" r="${h * 0.37}" fill="${t.pale}" opacity=".7"/>` +
    bubbles(w, h, t, throws, 16)
  const things = look.things.map((emoji, i): Thing => {
    const step = spread[i]!
    const size = h * (step === 0 ? 0.64 : Math.abs(step) === 1 ? 0.42 : 0.3)
    return {
      emoji,
      size,
      x: w * (0.5 + step * 0.205),
      y: h * (0.5 + (step === 0 ? 0 : step % 2 ? 0.1 : -0.06)),
      floats: true,
      angle: step * 9,
    }
  })
  return { body, things: things.reverse() }
}

const table: Draw = (w, h, t, look, throws) => {
  const panes = [0, 1, 2]
    .map((i) => {
      const x = w * (0.08 + i * 0.17)
      return `<path d="M${x} ${h * 0.12} L${x + w * 0.13} 0 V${h * 0.46} L${x} ${h * 0.6}Z" fill="#fff" opacity=".3"/>`
    })
    .join('')
  const body =
    panes +
    bubbles(w, h, t, throws, 6) +
    `<path d="M0 ${h * 0.74} H${w} V${h} H0Z" fill="${t.near}"/><path d="M0 ${h * 0.74} H${w} V${h * 0.77} H0Z" fill="#fff" opacity=".35"/>` +
    `<ellipse cx="${w / 2}" cy="${h * 0.88}" rx="${w * 0.4}" ry="${h * 0.085}" fill="${t.pale}" opacity=".75"/>`
  const things = look.things.map((emoji, i): Thing => {
    const step = spread[i]!
    const size = h * (step === 0 ? 0.66 : Math.abs(step) === 1 ? 0.46 : 0.34)
    return {
      emoji,
      size,
      x: w * (0.5 + step * 0.19),
      y: h * (0.92 - Math.abs(step) * 0.02),
      mirrored: true,
      shadow: 'both',
    }
  })
  return { body, things: things.reverse() }
}

/** For upright pictures: one in front, two behind its shoulders. */
const stack: Draw = (w, h, t, look, throws) => {
  const floor = h * 0.8
  const body =
    `<circle cx="${w / 2}" cy="${h * 0.46}" r="${w * 0.44}" fill="${t.far}"/><circle cx="${w / 2}" cy="${h * 0.46}" r="${w * 0.33}" fill="${t.pale}" opacity=".6"/>` +
    bubbles(w, h, t, throws, 7) +
    `<path d="M0 ${floor} Q${w / 2} ${floor - h * 0.08} ${w} ${floor} V${h} H0Z" fill="${t.near}"/>`
  const places = [
    { x: 0.5, y: 0.93, size: 0.6 },
    { x: 0.24, y: 0.66, size: 0.42 },
    { x: 0.77, y: 0.64, size: 0.42 },
  ]
  const things = look.things.slice(0, 3).map((emoji, i): Thing => {
    const { x, y, size } = places[i]!
    return { emoji, size: w * size, x: w * x, y: h * y, shadow: 'both' }
  })
  return { body, things: things.reverse() }
}

const layouts = { podium, arc, drift, table, stack }

export async function banner(look: BannerLook, w = 1500, h = 750): Promise<Buffer> {
  const throws = dice(`banner ${look.name}`)
  const t = tonesOf(look)
  const { body, things } = layouts[look.layout](w, h, t, look, throws)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${t.wall[0]}"/><stop offset="1" stop-color="${t.wall[1]}"/></linearGradient>
<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${t.mid}"/><stop offset=".3" stop-color="${t.near}"/><stop offset="1" stop-color="${t.mid}"/></linearGradient>
</defs><rect width="${w}" height="${h}" fill="url(#wall)"/>${body}</svg>`
  const unit = Math.min(h, w * 0.6)
  const corners: [number, number, number, boolean][] = [
    [0.05, 0.2, 0.15, false],
    [0.95, 0.22, 0.15, false],
    [0.36, 0.13, 0.1, false],
    [0.655, 0.12, 0.1, false],
    [0.015, 0.93, 0.3, true],
    [0.985, 0.95, 0.3, true],
  ]
  const accents = look.accents.length
    ? corners.map(([x, y, size, near], i): Thing => ({
        emoji: look.accents[i % look.accents.length]!,
        size: unit * size,
        x: w * x,
        y: h * y,
        floats: true,
        angle: throws.between(-25, 25),
        ...(near && { blur: 7 }),
      }))
    : []
  const image = await compose({
    width: w,
    height: h,
    svg,
    shadow: toRgb({ l: look.dark ? 0.1 : 0.4, c: 0.07, h: look.hue }),
    things: [...accents.filter((one) => !one.blur), ...things, ...accents.filter((one) => one.blur)],
  })
  return image.jpeg({ quality: 80 }).toBuffer()
}
