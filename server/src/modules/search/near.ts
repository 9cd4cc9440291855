import { isChinese, loosest, piecesOf, soundPiecesOf } from './grams'
import { runsToHear, soundReadings, typedReadings, type Known, type Wanted } from './reading'
import { alikeTo, cutsOf, soundOf } from './syllables'

/** A keyword with one word that may be wrong; the others are as they are. */
export interface Near {
  /** the run that may be wrong */
  run: string
  others: Wanted[]
  /** wrong by its characters: the pieces that do not touch the place, and how names without blanks then run */
  typed: { grams: string[][]; likes: string[] }
  /** wrong by its sound: pieces of what sounds alike, or of its two halves */
  heard: string[][]
}

/** Units of a word that may have a typo: shorter ones would be anything. */
const least = 3
const most = 12
const cutsMost = 3

/** Every word in turn as the one with a typo, or with its parts in another order. */
export function nearOf(keyword: string, known: Known): Near[] {
  const runs = runsToHear(keyword)
  const meant = (run: string): Wanted[] =>
    soundReadings(run, known)[0]?.wanted ?? typedReadings(run, known)[0]?.wanted ?? []
  return runs.flatMap((run, at) => {
    const units = [...run]
    const faults = units.length >= least && units.length <= most && !/^\p{N}+$/u.test(run) ? faultsIn(units) : []
    const sounds = isChinese(run) ? [soundOf(run)].filter((one) => one.every(Boolean)) : cutsOf(run).slice(0, cutsMost)
    const heard = loosest(sounds.flatMap((one) => [...misheard(one), ...halves(one)]))
    if (faults.length + heard.length === 0) return []
    const typed = { grams: loosest(faults.map(({ grams }) => grams)), likes: faults.flatMap(({ likes }) => likes) }
    return [{ run, others: runs.flatMap((other, i) => (i === at ? [] : meant(other))), typed, heard }]
  })
}

interface Fault {
  grams: string[]
  likes: string[]
}

const piecesOfAll = (...parts: string[][]) => parts.flatMap((part) => (part.length === 0 ? [] : piecesOf(part)))

const inARow = (units: string[]): Fault => ({ grams: piecesOfAll(units), likes: [`%${units.join('')}%`] })

/** One character is another one or too many, one is missing, two stand the wrong way round, or the halves do. */
const faultsIn = (units: string[]): Fault[] =>
  units.flatMap((unit, i) => {
    const [left, right, next] = [units.slice(0, i), units.slice(i + 1), units[i + 1]]
    const [before, behind] = [left.join(''), right.join('')]
    const wrong = { grams: piecesOfAll(left, right), likes: [`%${before}_${behind}%`] }
    const tooMany = inARow([...left, ...right])
    if (next === undefined) return [wrong, tooMany]
    const turned = inARow([...left, next, unit, ...right.slice(1)])
    const areHalves = left.length > 0 && right.length > 1
    const missing = {
      grams: piecesOfAll([...left, unit], right),
      likes: areHalves
        ? [`%${before}${unit}%${behind}%`, `%${behind}%${before}${unit}%`]
        : [`%${before}${unit}_${behind}%`],
    }
    return [wrong, tooMany, missing, turned]
  })

/** One syllable that sounds like another. */
const misheard = (sounds: string[]): string[][] =>
  sounds.length < 2
    ? []
    : sounds.flatMap((sound, i) =>
        alikeTo(sound).map((other) => soundPiecesOf(sounds.map((one, at) => (at === i ? other : one)))),
      )

/** Two words that a name has, but not in a row. */
const halves = (sounds: string[]): string[][] =>
  sounds.length > most
    ? []
    : sounds
        .slice(2, -1)
        .map((_, i) => [...soundPiecesOf(sounds.slice(0, i + 2)), ...soundPiecesOf(sounds.slice(i + 2))])
