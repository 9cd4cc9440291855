import { isChinese, piecesOf, soundPiecesOf } from './grams'
import { runsToHear, soundReadings, typedReadings, type Known, type Wanted } from './reading'
import { alikeTo, cutsOf, soundOf } from './syllables'

/** One place where a word may be wrong: the pieces that do not touch it, and how the name then runs. */
export interface Fault {
  grams: string[]
  /** pattern of the name without blanks */
  like?: string
}

/** A keyword with one word that may be wrong; the others are as they are. */
export interface Near {
  /** the run that may be wrong, and the others */
  run: string
  others: Wanted[]
  faults: Fault[]
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
    const faults = faultsOf(run)
    const others = runs.flatMap((other, i) => (i === at ? [] : meant(other)))
    return faults.length > 0 ? [{ run, others, faults }] : []
  })
}

function faultsOf(run: string): Fault[] {
  const units = [...run]
  const asTyped = units.length >= least && units.length <= most && !/^\p{N}+$/u.test(run) ? faultsIn(units) : []
  const sounds = isChinese(run) ? [soundOf(run)].filter((one) => one.every(Boolean)) : cutsOf(run).slice(0, cutsMost)
  return [...asTyped, ...sounds.flatMap(misheard), ...sounds.flatMap(soundParts)]
}

/** Of characters: one is another one or too many, one is missing, two stand the wrong way round, or the halves do. */
function faultsIn(units: string[]): Fault[] {
  const pieces = (part: string[]) => (part.length === 0 ? [] : piecesOf(part))
  return units.flatMap((unit, i) => {
    const [left, right, next] = [units.slice(0, i), units.slice(i + 1), units[i + 1]]
    const [before, behind] = [left.join(''), right.join('')]
    const wrong = [{ grams: [...pieces(left), ...pieces(right)], like: `%${before}_${behind}%` }]
    const tooMany =
      i > 0 && i < units.length - 1
        ? [{ grams: pieces([...left, ...right]) }]
        : [{ grams: pieces(right.length ? right : left) }]
    if (next === undefined) return [...wrong, ...tooMany]
    const halves = [...left, unit]
    const isHalf = halves.length > 1 && right.length > 1
    const missing = {
      grams: [...pieces(halves), ...pieces(right)],
      ...(isHalf ? {} : { like: `%${before}${unit}_${behind}%` }),
    }
    const turned = next === unit ? [] : [{ grams: pieces([...left, next, unit, ...right.slice(1)]) }]
    return [...wrong, ...tooMany, missing, ...turned]
  })
}

/** One syllable that sounds like another. */
const misheard = (sounds: string[]): Fault[] =>
  sounds.length < 2
    ? []
    : sounds.flatMap((sound, i) =>
        alikeTo(sound).map((other) => ({ grams: soundPiecesOf(sounds.map((one, at) => (at === i ? other : one))) })),
      )

/** Two words that a name has, but not in a row. */
const soundParts = (sounds: string[]): Fault[] =>
  sounds.length > most
    ? []
    : sounds.slice(2, -1).map((_, i) => ({
        grams: [...soundPiecesOf(sounds.slice(0, i + 2)), ...soundPiecesOf(sounds.slice(i + 2))],
      }))
