import fs from 'node:fs'
import path from 'node:path'
import { parse, type Font } from 'opentype.js'

/** Noto Sans SC 500 of this repository, as outlines: a poster must not depend on the fonts of a machine. */
const folder = path.resolve(__dirname, '../../../assets/fonts')
let opened: Font[] | undefined

/** Latin first: its figures are the better ones. */
function fonts(): Font[] {
  opened ??= ['NotoSansSC-Latin-500.woff', 'NotoSansSC-500.woff'].map((name) => {
    const bytes = fs.readFileSync(path.join(folder, name))
    return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  })
  return opened
}

interface Letter {
  font: Font
  index: number
  /** share of the size */
  width: number
}

/** Letters that no font has, such as emoji, are left out. */
const lettersOf = (text: string): Letter[] =>
  [...text].flatMap((char) => {
    for (const font of fonts()) {
      const index = font.charToGlyphIndex(char)
      if (index > 0) return [{ font, index, width: (font.glyphs.get(index).advanceWidth ?? 0) / font.unitsPerEm }]
    }
    return []
  })

/** px of the text when drawn `size` px high */
export const widthOf = (text: string, size: number): number =>
  lettersOf(text).reduce((sum, { width }) => sum + width * size, 0)

export interface Drawn {
  x: number
  /** of the line the letters stand on */
  y: number
  size: number
  fill: string
  bold?: boolean
}

/** The text as one SVG path. */
export function outline(text: string, { x, y, size, fill, bold }: Drawn): string {
  let at = x
  let d = ''
  for (const { font, index, width } of lettersOf(text)) {
    d += font.glyphs.get(index).getPath(at, y, size).toPathData(1)
    at += width * size
  }
  const weight = bold ? ` stroke="${fill}" stroke-width="${(size * 0.03).toFixed(2)}"` : ''
  return `<path d="${d}" fill="${fill}"${weight}/>`
}

/** The text in lines of `width` px; what does not fit into the last one ends with an ellipsis. */
export function linesOf(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (rest && lines.length < most) {
    const whole = head(rest, size, width)
    if (whole.length === rest.length) return [...lines, rest]
    if (lines.length === most - 1) return [...lines, `${head(rest, size, width - widthOf('…', size)).trimEnd()}…`]
    lines.push(whole.trimEnd())
    rest = rest.slice(whole.length).trimStart()
  }
  return lines
}

/** As much of the text as fits, not cut within a Latin word when a blank stands before it. */
function head(text: string, size: number, width: number): string {
  let taken = ''
  for (const char of text) {
    if (widthOf(taken + char, size) > width) break
    taken += char
  }
  const cut = text.slice(taken.length)
  if (!/[A-Za-z0-9]$/.test(taken) || !/^[A-Za-z0-9]/.test(cut)) return taken
  const blank = taken.lastIndexOf(' ')
  return blank > 0 ? taken.slice(0, blank + 1) : taken
}
