/** A monoline alphabet drawn for this mall: brand marks must not depend on the fonts of a machine. Height 100. */
const glyphs: Record<string, [width: number, path: string]> = {
  A: [84, 'M2 100 L42 0 L82 100 M17 64 H67'],
  B: [66, 'M4 0 V100 M4 0 H36 A24 24 0 0 1 36 48 H4 M36 48 A26 26 0 0 1 36 100 H4'],
  C: [86, 'M82 22 A46 50 0 1 0 82 78'],
  D: [80, 'M4 0 V100 M4 0 H28 A48 50 0 0 1 28 100 H4'],
  E: [60, 'M58 0 H4 V100 H58 M4 48 H50'],
  F: [58, 'M56 0 H4 V100 M4 50 H48'],
  G: [90, 'M82 20 A46 50 0 1 0 84 76 V54 H54'],
  H: [76, 'M4 0 V100 M72 0 V100 M4 49 H72'],
  I: [8, 'M4 0 V100'],
  J: [52, 'M48 0 V68 A23 30 0 0 1 3 74'],
  K: [70, 'M4 0 V100 M66 0 L6 60 M26 42 L68 100'],
  L: [56, 'M4 0 V100 H54'],
  M: [94, 'M4 100 V2 L47 70 L90 2 V100'],
  N: [78, 'M4 100 V2 L74 98 V0'],
  O: [98, 'M49 0 A46 50 0 1 0 49 100 A46 50 0 1 0 49 0'],
  P: [64, 'M4 100 V0 H34 A27 27 0 0 1 34 55 H4'],
  Q: [98, 'M49 0 A46 50 0 1 0 49 100 A46 50 0 1 0 49 0 M60 72 L92 104'],
  R: [68, 'M4 100 V0 H34 A26 26 0 0 1 34 53 H4 M36 53 L66 100'],
  S: [66, 'M60 15 C50 -4 6 -6 6 25 C6 56 62 44 62 75 C62 108 10 104 4 80'],
  T: [74, 'M2 0 H72 M37 0 V100'],
  U: [76, 'M4 0 V64 A34 36 0 0 0 72 64 V0'],
  V: [80, 'M2 0 L40 100 L78 0'],
  W: [116, 'M2 0 L30 98 L58 8 L86 98 L114 0'],
  X: [76, 'M3 0 L73 100 M73 0 L3 100'],
  Y: [76, 'M2 0 L38 52 L74 0 M38 52 V100'],
  Z: [72, 'M4 0 H68 L4 100 H70'],
  '&': [84, 'M80 100 L20 32 C6 12 22 0 34 0 C50 0 58 20 40 34 L18 50 C-4 68 8 100 34 100 C58 100 72 78 74 56'],
  ' ': [34, ''],
}

export interface Word {
  svg: string
  width: number
}

/** The word as strokes, `height` px high, with its left top corner at 0, 0. */
export function wordmark(text: string, height: number, colour: string, stroke: number, gap = 22): Word {
  const scale = height / 100
  let x = 0
  let body = ''
  for (const char of text.toUpperCase()) {
    const glyph = glyphs[char]
    if (!glyph) throw new Error(`no letter ${char}`)
    if (glyph[1]) body += `<path transform="translate(${x} 0)" d="${glyph[1]}"/>`
    x += glyph[0] + gap
  }
  return {
    width: (x - gap) * scale,
    svg: `<g transform="scale(${scale.toFixed(4)})" fill="none" stroke="${colour}" stroke-width="${(stroke / scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
  }
}
