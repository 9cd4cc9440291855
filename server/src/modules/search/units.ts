import { isChinese, plain, runsOf } from './grams'
import { soundOf } from './syllables'

/** A character that words are made of; signs and blanks only part them. */
export interface Unit {
  character: string
  /** '' of what is no Chinese */
  sound: string
  /** where it stands in the text as it is shown */
  at: number
  beginsWord: boolean
}

export type Fits = (unit: Unit) => boolean

const words = /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu

/** As it was written, where it is as long as what is compared; else as much of it as may be. */
export function shown(text: string): string {
  const normal = text.normalize('NFKC')
  return [text, normal].find((one) => plain(one).length === one.length) ?? normal.toLowerCase()
}

const textsMost = 10_000
const known = new Map<string, Unit[]>()

export function unitsOf(text: string): Unit[] {
  const before = known.get(text)
  if (before) return before
  const units = [...plain(shown(text)).matchAll(words)].flatMap(({ 0: word, index }) => inWord(word, index))
  if (known.size >= textsMost) known.clear()
  known.set(text, units)
  return units
}

function inWord(word: string, start: number): Unit[] {
  let at = start
  return runsOf(word).flatMap((run) => {
    const sounds = isChinese(run) ? soundOf(run) : []
    return [...run].map((character, i) => {
      const unit = { character, sound: sounds[i] ?? '', at, beginsWord: at === start }
      at += character.length
      return unit
    })
  })
}

/** Where units of these kinds stand in a row, if they do at the beginning of a word; -1 = nowhere. */
export function placeOf(units: Unit[], row: Fits[]): number {
  const isHere = (start: number) =>
    row.every((fits, i) => {
      const unit = units[start + i]
      return unit !== undefined && fits(unit)
    })
  const first = units.findIndex(({ beginsWord }, start) => beginsWord && isHere(start))
  return first < 0 ? units.findIndex((_, start) => isHere(start)) : first
}
