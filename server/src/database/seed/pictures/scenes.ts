import { pastel, shade, toRgb, type Colour, type Dice } from './colour'

/**
 * Grounds of goods pictures, drawn for a square of 800. Each says where the hero stands and where small
 * companions may lie; the caller puts the objects there.
 */
export interface Place {
  x: number
  y: number
  size: number
  floats?: boolean
  mirrored?: boolean
  angle?: number
}

export interface Scene {
  svg: string
  hero: Place
  /** Two places beside or behind the hero, for sets. */
  beside: [Place, Place]
  /** Corners for small or blurred accents. */
  corners: Place[]
  shadow: [number, number, number]
}

/** Tones of one picture, made of two hues. */
export interface Palette {
  h: number
  h2: number
  /** chroma factor: 1 = fresh pastel, 0.3 = nearly white */
  strength: number
  dark: boolean
}

const side = 800

export function paletteOf(own: Colour, dice: Dice, dark = false): Palette {
  const hue = own.c < 0.04 ? dice.between(0, 360) : own.h
  const turn = dice.pick([0, 0, 18, -24, 40, -40, 160, 185, 205])
  const h = (hue + turn + 360) % 360
  return {
    h,
    h2: (h + dice.pick([22, -28, 45, -45, 180]) + 360) % 360,
    strength: dice.pick([0.7, 0.9, 1, 1.15, 1.3]),
    dark,
  }
}

/** Tone `level` of the palette, 0 = lightest ground to 6 = strongest accent. */
function tone(p: Palette, level: number, second = false): string {
  const steps: [number, number][] = p.dark
    ? [
        [0.36, 0.045],
        [0.32, 0.05],
        [0.28, 0.05],
        [0.23, 0.045],
        [0.42, 0.07],
        [0.5, 0.09],
        [0.62, 0.12],
      ]
    : [
        [0.975, 0.016],
        [0.95, 0.03],
        [0.92, 0.046],
        [0.88, 0.06],
        [0.84, 0.078],
        [0.79, 0.095],
        [0.72, 0.12],
      ]
  const [l, c] = steps[level]!
  return (p.dark ? shade : pastel)(l, c * p.strength, second ? p.h2 : p.h)
}

const linearGradient = (id: string, stops: [number, string, number?][], vector = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${vector}>${stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')}</linearGradient>`
const radialGradient = (id: string, stops: [number, string, number?][], vector = 'cx=".5" cy=".5" r=".5"') =>
  `<radialGradient id="${id}" ${vector}>${stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')}</radialGradient>`

const page = (defs: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><defs>${defs}</defs>${body}</svg>`

const shadowOf = (p: Palette): [number, number, number] => toRgb({ l: p.dark ? 0.1 : 0.38, c: 0.06, h: p.h })

const wall = (p: Palette) =>
  linearGradient('wall', [
    [0, tone(p, p.dark ? 3 : 1)],
    [0.55, tone(p, 1)],
    [1, tone(p, p.dark ? 0 : 2)],
  ])
const full = (fill: string) => `<rect width="${side}" height="${side}" fill="${fill}"/>`
const light = (x: number, y: number, r: number, opacity = 0.7) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#light)" opacity="${opacity}"/>`
const lightDef = radialGradient('light', [
  [0, '#fff', 0.9],
  [0.5, '#fff', 0.4],
  [1, '#fff', 0],
])

/** A round pedestal before a sun disc. */
function pedestal(p: Palette, dice: Dice): Scene {
  const rx = dice.between(225, 265)
  const top = dice.between(596, 630)
  const ry = rx * 0.21
  const high = dice.between(70, 120)
  const sun = dice.between(250, 290)
  const cx = 400 + dice.between(-26, 26)
  const defs =
    wall(p) +
    lightDef +
    linearGradient('floor', [
      [0, tone(p, 3)],
      [1, tone(p, 1)],
    ]) +
    linearGradient(
      'body',
      [
        [0, tone(p, 4)],
        [0.28, tone(p, 1)],
        [0.6, tone(p, 3)],
        [1, tone(p, 5)],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    linearGradient('sun', [
      [0, tone(p, 4, true)],
      [1, tone(p, 1, true)],
    ]) +
    radialGradient('under', [
      [0, tone(p, 6), 0.7],
      [1, tone(p, 6), 0],
    ])
  const body =
    full('url(#wall)') +
    `<circle cx="${cx}" cy="${top - 250}" r="${sun}" fill="url(#sun)"/>` +
    `<path d="M0 ${top + 40} Q400 ${top - 12} 800 ${top + 40} V800 H0Z" fill="url(#floor)"/>` +
    light(190, 130, 320, 0.55) +
    `<ellipse cx="418" cy="${top + high + 16}" rx="${rx * 1.24}" ry="${ry * 1.2}" fill="url(#under)"/>` +
    `<path d="M${400 - rx} ${top} V${top + high} A${rx} ${ry} 0 0 0 ${400 + rx} ${top + high} V${top}Z" fill="url(#body)"/>` +
    `<ellipse cx="400" cy="${top}" rx="${rx}" ry="${ry}" fill="${tone(p, 0)}"/>` +
    `<ellipse cx="400" cy="${top}" rx="${rx}" ry="${ry}" fill="none" stroke="#fff" stroke-opacity="${p.dark ? 0.12 : 0.8}" stroke-width="3"/>`
  return {
    svg: page(defs, body),
    hero: { x: 400, y: top + 12, size: 450 },
    beside: [
      { x: 232, y: top + 2, size: 245 },
      { x: 570, y: top + 4, size: 235 },
    ],
    corners: [
      { x: 110, y: 750, size: 150 },
      { x: 705, y: 760, size: 165 },
      { x: 690, y: 170, size: 110, floats: true },
    ],
    shadow: shadowOf(p),
  }
}

/** A niche with a round head, and the object upon its floor. */
function niche(p: Palette, dice: Dice): Scene {
  const half = dice.between(215, 260)
  const head = dice.between(150, 200)
  const floor = dice.between(655, 685)
  const cx = 400 + dice.pick([-40, 0, 40])
  const defs =
    wall(p) +
    lightDef +
    linearGradient(
      'deep',
      [
        [0, tone(p, 6)],
        [0.3, tone(p, 4)],
        [1, tone(p, 2)],
      ],
      'x1="0" y1="0" x2="1" y2=".25"',
    ) +
    linearGradient('floor', [
      [0, tone(p, 2)],
      [1, tone(p, 0)],
    ])
  const arch = (inset: number) =>
    `M${cx - half + inset} ${floor} V${head + half} A${half - inset} ${half - inset} 0 0 1 ${cx + half - inset} ${head + half} V${floor}Z`
  const body =
    full('url(#wall)') +
    `<path d="${arch(-22)}" fill="${tone(p, 0)}"/><path d="${arch(0)}" fill="url(#deep)"/>` +
    `<rect y="${floor}" width="800" height="${side - floor}" fill="url(#floor)"/>` +
    `<path d="M0 ${floor} H800" stroke="${tone(p, 5)}" stroke-opacity=".35" stroke-width="2"/>` +
    light(cx + 60, 420, 300, p.dark ? 0.1 : 0.5)
  return {
    svg: page(defs, body),
    hero: { x: cx, y: floor + 42, size: 460 },
    beside: [
      { x: cx - 215, y: floor + 22, size: 235 },
      { x: cx + 215, y: floor + 30, size: 225 },
    ],
    corners: [
      { x: cx > 400 ? 100 : 690, y: floor + 70, size: 170 },
      { x: cx > 400 ? 720 : 90, y: 780, size: 140 },
    ],
    shadow: shadowOf(p),
  }
}

/** A disc with rings; the object hovers. */
function rings(p: Palette, dice: Dice): Scene {
  const r = dice.between(255, 285)
  const angle = dice.between(0, 360)
  const defs =
    radialGradient(
      'wall',
      [
        [0, tone(p, 0)],
        [0.7, tone(p, 2)],
        [1, tone(p, 3)],
      ],
      'cx=".4" cy=".35" r=".9"',
    ) +
    lightDef +
    linearGradient(
      'disc',
      [
        [0, tone(p, 1, true)],
        [1, tone(p, 5, true)],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    )
  const dot = (turn: number, distance: number, size: number, fill: string) => {
    const rad = ((angle + turn) * Math.PI) / 180
    return `<circle cx="${400 + Math.cos(rad) * distance}" cy="${400 + Math.sin(rad) * distance}" r="${size}" fill="${fill}"/>`
  }
  const body =
    full('url(#wall)') +
    `<circle cx="400" cy="400" r="${r}" fill="url(#disc)"/>` +
    `<circle cx="400" cy="400" r="${r + 38}" fill="none" stroke="#fff" stroke-width="3" opacity="${p.dark ? 0.2 : 0.8}"/>` +
    `<circle cx="400" cy="400" r="${r + 76}" fill="none" stroke="#fff" stroke-width="1.5" stroke-dasharray="2 12" stroke-linecap="round" opacity=".9"/>` +
    light(300, 280, 260, p.dark ? 0.12 : 0.6) +
    dot(20, r + 38, 13, tone(p, 6)) +
    dot(155, r + 38, 8, tone(p, 6, true)) +
    dot(260, r + 76, 17, tone(p, 4, true))
  return {
    svg: page(defs, body),
    hero: { x: 400, y: 400, size: 455, floats: true, angle: dice.pick([0, 0, -8, 8]) },
    beside: [
      { x: 215, y: 490, size: 225, floats: true, angle: -12 },
      { x: 590, y: 480, size: 215, floats: true, angle: 10 },
    ],
    corners: [
      { x: 95, y: 120, size: 120, floats: true },
      { x: 715, y: 690, size: 150, floats: true },
      { x: 110, y: 700, size: 100, floats: true },
    ],
    shadow: shadowOf(p),
  }
}

/** Three blocks of different height. */
function blocks(p: Palette, dice: Dice): Scene {
  const lift = dice.between(-14, 14)
  const mirror = dice() < 0.5
  const at = (x: number) => (mirror ? 800 - x : x)
  const defs =
    wall(p) +
    lightDef +
    linearGradient('floor', [
      [0, tone(p, 2)],
      [1, tone(p, 0)],
    ]) +
    [0, 1]
      .map((i) =>
        linearGradient(
          `face${i}`,
          [
            [0, tone(p, 3, i === 1)],
            [1, tone(p, 5, i === 1)],
          ],
          'x1="0" y1="0" x2="1" y2="1"',
        ),
      )
      .join('')
  const block = (x: number, y: number, w: number, i: number) => {
    const left = at(x) - w / 2
    const depth = 34
    return (
      `<path d="M${left} ${y} L${left + 26} ${y - depth} H${left + w - 26} L${left + w} ${y}Z" fill="${tone(p, 0, i === 1)}"/>` +
      `<rect x="${left}" y="${y}" width="${w}" height="${800 - y}" fill="url(#face${i})"/>`
    )
  }
  const body =
    full('url(#wall)') +
    light(at(200), 160, 360, p.dark ? 0.12 : 0.6) +
    `<circle cx="${at(590)}" cy="250" r="150" fill="${tone(p, 3, true)}" opacity=".55"/>` +
    `<rect y="640" width="800" height="160" fill="url(#floor)"/>` +
    block(650, 590 + lift, 230, 1) +
    block(395, 640 + lift, 360, 0) +
    block(135, 700 + lift, 230, 1)
  return {
    svg: page(defs, body),
    hero: { x: at(395), y: 632 + lift, size: 440 },
    beside: [
      { x: at(135), y: 692 + lift, size: 205 },
      { x: at(655), y: 580 + lift, size: 215 },
    ],
    corners: [
      { x: at(135), y: 690 + lift, size: 170 },
      { x: at(660), y: 580 + lift, size: 165 },
    ],
    shadow: shadowOf(p),
  }
}

/** Two colours parted by a slanting edge; the object leans. */
function split(p: Palette, dice: Dice): Scene {
  const mirror = dice() < 0.5
  const low = dice.between(120, 220)
  const path = mirror ? `M0 ${low} L800 ${800 - low} V800 H0Z` : `M0 ${800 - low} L800 ${low} V800 H0Z`
  const defs =
    linearGradient('wall', [
      [0, tone(p, 0)],
      [1, tone(p, 2)],
    ]) +
    lightDef +
    linearGradient(
      'half',
      [
        [0, tone(p, 3, true)],
        [1, tone(p, 5, true)],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    )
  const dots = Array.from({ length: 20 }, (_, i) => {
    const x = (mirror ? 560 : 60) + (i % 5) * 40
    return `<circle cx="${x}" cy="${70 + Math.floor(i / 5) * 40}" r="5" fill="${tone(p, 4)}"/>`
  }).join('')
  const body =
    full('url(#wall)') + `<path d="${path}" fill="url(#half)"/>` + dots + light(400, 380, 330, p.dark ? 0.1 : 0.65)
  return {
    svg: page(defs, body),
    hero: { x: 400, y: 405, size: 490, floats: true, angle: mirror ? 9 : -9 },
    beside: [
      { x: 215, y: 520, size: 235, floats: true, angle: -14 },
      { x: 590, y: 525, size: 225, floats: true, angle: 12 },
    ],
    corners: [
      { x: mirror ? 110 : 690, y: 690, size: 140, floats: true, angle: 12 },
      { x: mirror ? 120 : 680, y: 130, size: 110, floats: true, angle: -10 },
    ],
    shadow: shadowOf(p),
  }
}

/** Soft hills and a low sun. */
function hills(p: Palette, dice: Dice): Scene {
  const a = dice.between(500, 560)
  const b = dice.between(575, 610)
  const sunX = dice.pick([210, 590, 400])
  const defs =
    linearGradient('wall', [
      [0, tone(p, 3, true)],
      [0.7, tone(p, 0)],
    ]) +
    lightDef +
    linearGradient('far', [
      [0, tone(p, 4)],
      [1, tone(p, 2)],
    ]) +
    linearGradient('near', [
      [0, tone(p, 1)],
      [1, tone(p, 3)],
    ])
  const body =
    full('url(#wall)') +
    light(sunX, 240, 300, p.dark ? 0.15 : 0.9) +
    `<circle cx="${sunX}" cy="240" r="96" fill="${p.dark ? tone(p, 6) : '#fff'}" opacity=".85"/>` +
    `<path d="M0 ${a} C160 ${a - 90} 290 ${a - 20} 430 ${a - 10} S680 ${a - 110} 800 ${a - 30} V800 H0Z" fill="url(#far)"/>` +
    `<path d="M0 ${b + 40} C200 ${b - 30} 420 ${b - 20} 560 ${b + 10} S730 ${b + 40} 800 ${b + 20} V800 H0Z" fill="url(#near)"/>`
  return {
    svg: page(defs, body),
    hero: { x: 400, y: 700, size: 480 },
    beside: [
      { x: 205, y: 665, size: 240 },
      { x: 605, y: 668, size: 230 },
    ],
    corners: [
      { x: 120, y: 740, size: 160 },
      { x: 690, y: 745, size: 150 },
      { x: sunX > 400 ? 150 : 650, y: 150, size: 100, floats: true },
    ],
    shadow: shadowOf(p),
  }
}

/** Rays from behind, and a tray. */
function rays(p: Palette, dice: Dice): Scene {
  const count = dice.pick([12, 16, 20])
  const start = dice.between(0, 30)
  const wedge = Array.from({ length: count }, (_, i) => {
    const from = ((start + (360 / count) * i) * Math.PI) / 180
    const to = from + Math.PI / count
    const point = (angle: number) =>
      `${(400 + Math.cos(angle) * 700).toFixed(1)} ${(400 + Math.sin(angle) * 700).toFixed(1)}`
    return `<path d="M400 400 L${point(from)} L${point(to)}Z" fill="${tone(p, 2)}"/>`
  }).join('')
  const defs =
    radialGradient(
      'veil',
      [
        [0, tone(p, 0), 1],
        [0.45, tone(p, 0), 0.65],
        [1, tone(p, 3), 0],
      ],
      'cx=".5" cy=".48" r=".62"',
    ) +
    lightDef +
    linearGradient('tray', [
      [0, p.dark ? tone(p, 4) : '#fff'],
      [1, tone(p, 2)],
    ])
  const body =
    full(tone(p, 3)) +
    wedge +
    full('url(#veil)') +
    `<ellipse cx="408" cy="668" rx="300" ry="66" fill="${tone(p, 6)}" opacity=".45"/>` +
    `<ellipse cx="400" cy="646" rx="296" ry="66" fill="${tone(p, 4)}"/>` +
    `<ellipse cx="400" cy="636" rx="296" ry="66" fill="url(#tray)"/>` +
    `<ellipse cx="400" cy="636" rx="238" ry="48" fill="none" stroke="${tone(p, 4)}" stroke-width="2.5" opacity=".7"/>`
  return {
    svg: page(defs, body),
    hero: { x: 400, y: 655, size: 470 },
    beside: [
      { x: 220, y: 640, size: 225 },
      { x: 585, y: 642, size: 215 },
    ],
    corners: [
      { x: 118, y: 180, size: 105, floats: true, angle: -15 },
      { x: 690, y: 215, size: 115, floats: true, angle: 15 },
    ],
    shadow: shadowOf(p),
  }
}

/** Sun through a window upon a plain wall. */
function window(p: Palette, dice: Dice): Scene {
  const mirror = dice() < 0.5
  const floor = dice.between(610, 640)
  const panes = [0, 1, 2, 3]
    .map((i) => {
      const x = 120 + (i % 2) * 205
      const y = 70 + Math.floor(i / 2) * 245
      return `<path d="M${x} ${y + 60} L${x + 185} ${y} V${y + 225} L${x} ${y + 285}Z" fill="#fff" opacity="${p.dark ? 0.09 : 0.62}"/>`
    })
    .join('')
  const defs =
    linearGradient('wall', [
      [0, tone(p, 3)],
      [1, tone(p, 2)],
    ]) +
    linearGradient('floor', [
      [0, tone(p, 4)],
      [1, tone(p, 1)],
    ]) +
    lightDef
  const body =
    full('url(#wall)') +
    `<g transform="${mirror ? 'translate(800 0) scale(-1 1)' : ''}">${panes}</g>` +
    `<rect y="${floor}" width="800" height="${800 - floor}" fill="url(#floor)"/>` +
    `<path d="M${mirror ? 250 : 150} 800 L${mirror ? 120 : 330} ${floor} H${mirror ? 470 : 680} L${mirror ? 650 : 550} 800Z" fill="#fff" opacity="${p.dark ? 0.07 : 0.4}"/>`
  return {
    svg: page(defs, body),
    hero: { x: 400, y: floor + 72, size: 490 },
    beside: [
      { x: 195, y: floor + 40, size: 235 },
      { x: 610, y: floor + 48, size: 225 },
    ],
    corners: [
      { x: mirror ? 680 : 115, y: floor + 110, size: 165 },
      { x: mirror ? 110 : 700, y: floor + 140, size: 130 },
    ],
    shadow: shadowOf(p),
  }
}

/** Scattered half discs, pills and crosses. */
function terrazzo(p: Palette, dice: Dice): Scene {
  const defs =
    linearGradient(
      'wall',
      [
        [0, tone(p, 0)],
        [1, tone(p, 2)],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) + lightDef
  let chips = ''
  for (let ring = 0; ring < 26; ring++) {
    const angle = (ring / 26) * Math.PI * 2 * 3 + dice.between(-0.2, 0.2)
    const distance = dice.between(300, 520)
    const x = 400 + Math.cos(angle) * distance
    const y = 400 + Math.sin(angle) * distance
    const s = dice.between(16, 44)
    const fill = tone(p, dice.pick([3, 4, 5, 6]), dice() < 0.5)
    const turn = `transform="rotate(${dice.between(0, 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`
    const kind = Math.floor(dice() * 4)
    if (kind === 0) chips += `<circle cx="${x}" cy="${y}" r="${s * 0.5}" fill="${fill}"/>`
    else if (kind === 1) chips += `<path ${turn} d="M${x - s} ${y} A${s} ${s} 0 0 1 ${x + s} ${y}Z" fill="${fill}"/>`
    else if (kind === 2)
      chips += `<rect ${turn} x="${x - s}" y="${y - s * 0.28}" width="${s * 2}" height="${s * 0.56}" rx="${s * 0.28}" fill="${fill}"/>`
    else chips += `<circle cx="${x}" cy="${y}" r="${s * 0.6}" fill="none" stroke="${fill}" stroke-width="7"/>`
  }
  const body =
    full('url(#wall)') +
    chips +
    `<circle cx="400" cy="400" r="292" fill="${p.dark ? tone(p, 1) : '#fff'}" opacity="${p.dark ? 1 : 0.88}"/>` +
    light(320, 300, 240, p.dark ? 0.08 : 0.8)
  return {
    svg: page(defs, body),
    hero: { x: 400, y: 405, size: 440, floats: true, angle: dice.pick([0, -6, 6]) },
    beside: [
      { x: 235, y: 500, size: 210, floats: true, angle: -8 },
      { x: 570, y: 500, size: 205, floats: true, angle: 8 },
    ],
    corners: [],
    shadow: shadowOf(p),
  }
}

/** A dark or deep glossy table with a halo. */
function gloss(p: Palette, dice: Dice): Scene {
  const line = dice.between(560, 590)
  const defs =
    radialGradient(
      'halo',
      [
        [0, tone(p, p.dark ? 6 : 0), p.dark ? 0.75 : 1],
        [0.55, tone(p, p.dark ? 5 : 1), p.dark ? 0.25 : 0.7],
        [1, tone(p, p.dark ? 5 : 1), 0],
      ],
      'cx=".5" cy=".5" r=".5"',
    ) +
    linearGradient('wall', [
      [0, tone(p, p.dark ? 3 : 4)],
      [1, tone(p, p.dark ? 1 : 2)],
    ]) +
    linearGradient('table', [
      [0, tone(p, p.dark ? 2 : 3)],
      [1, tone(p, p.dark ? 3 : 0)],
    ])
  const body =
    full('url(#wall)') +
    `<circle cx="400" cy="350" r="420" fill="url(#halo)"/>` +
    `<rect y="${line}" width="800" height="${800 - line}" fill="url(#table)"/>` +
    `<path d="M0 ${line} H800" stroke="#fff" stroke-opacity="${p.dark ? 0.16 : 0.6}" stroke-width="2"/>` +
    `<path d="M90 ${line - 330} A330 330 0 0 1 710 ${line - 330}" fill="none" stroke="#fff" stroke-opacity="${p.dark ? 0.14 : 0.55}" stroke-width="3" stroke-linecap="round"/>`
  return {
    svg: page(defs, body),
    hero: { x: 400, y: 640, size: 460, mirrored: true },
    beside: [
      { x: 200, y: 615, size: 215, mirrored: true },
      { x: 605, y: 618, size: 205, mirrored: true },
    ],
    corners: [{ x: 660, y: 690, size: 130, mirrored: true }],
    shadow: shadowOf(p),
  }
}

/** Hanging cloth folds behind. */
function drape(p: Palette, dice: Dice): Scene {
  const folds = dice.pick([6, 7, 8])
  const wide = 800 / folds
  const defs =
    linearGradient(
      'fold',
      [
        [0, tone(p, 3)],
        [0.35, tone(p, 0)],
        [0.7, tone(p, 2)],
        [1, tone(p, 4)],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    linearGradient('floor', [
      [0, tone(p, 3, true)],
      [1, tone(p, 1, true)],
    ]) +
    lightDef
  const cloth = Array.from(
    { length: folds },
    (_, i) => `<rect x="${i * wide}" width="${wide + 1}" height="660" fill="url(#fold)"/>`,
  )
  const body =
    cloth.join('') +
    `<path d="M0 620 ${Array.from({ length: folds }, (_, i) => `Q${(i + 0.5) * wide} ${i % 2 ? 646 : 664} ${(i + 1) * wide} 632`).join(' ')} V800 H0Z" fill="url(#floor)"/>` +
    light(400, 360, 340, p.dark ? 0.1 : 0.6)
  return {
    svg: page(defs, body),
    hero: { x: 400, y: 705, size: 500, floats: false },
    beside: [
      { x: 200, y: 690, size: 245 },
      { x: 605, y: 694, size: 235 },
    ],
    corners: [
      { x: 110, y: 745, size: 150 },
      { x: 695, y: 750, size: 155 },
    ],
    shadow: shadowOf(p),
  }
}

export const scenes = { pedestal, niche, rings, blocks, split, hills, rays, window, terrazzo, gloss, drape }
export type SceneName = keyof typeof scenes
