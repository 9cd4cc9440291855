import { initialPiecesOf, isChinese, piecesOf, runsOf, soundPiecesOf, wordsOf } from './grams'
import { isUnderNothing, namesOf, namesSounding, type Name, type Under } from './names'
import { cutsOf, soundOf } from './syllables'

/** What goods must have for one word: all pieces of one of the lists, or one of the names to stand under. */
export interface Wanted extends Under {
  grams: string[][]
}

/** One way to understand a keyword. */
export interface Reading {
  way: 'typed' | 'sound' | 'initials'
  /** all of it, a word each */
  wanted: Wanted[]
  /** of each word what names of goods may have: itself, then words of the same meaning */
  words: string[][]
}

/** What the mall knows beside its goods. */
export interface Known {
  names: Name[]
  /** word -> words that mean the same */
  meaning: Map<string, string[]>
  /** names and words of the groups of equal meaning, which a word without blanks is cut at */
  vocabulary: Set<string>
}

/** Words of one keyword that are looked at. */
const wordsMost = 8
const initialsMost = 8

export const meaningOf = (groups: string[][]): Map<string, string[]> => {
  const meaning = new Map<string, string[]>()
  for (const group of groups) {
    const words = [...new Set(group.map((word) => wordsOf(word).join('')).filter(Boolean))]
    for (const word of words)
      meaning.set(word, [...new Set([...(meaning.get(word) ?? []), ...words.filter((other) => other !== word)])])
  }
  return meaning
}

export const knownOf = (names: Name[], synonyms: string[][]): Known => {
  const meaning = meaningOf(synonyms)
  const vocabulary = [...names.map((one) => one.plain), ...meaning.keys()].filter((word) => word.length > 1)
  return { names, meaning, vocabulary: new Set(vocabulary) }
}

/** As typed; then with runs of other characters as words of their own; then cut at the names and words known. */
export function typedReadings(keyword: string, known: Known): Reading[] {
  const words = wordsOf(keyword).slice(0, wordsMost)
  const runs = words.flatMap(runsOf).slice(0, wordsMost)
  const cut = runs.flatMap((run) => cutAt(run, known.vocabulary)).slice(0, wordsMost)
  const ways = [words, runs, cut].filter((way, i, all) => i === 0 || way.join() !== all[i - 1]?.join())
  return ways.map((way) => ({
    way: 'typed',
    wanted: way.map((word) => typed(word, known)),
    words: way.map((word) => alsoCalled(word, known)),
  }))
}

/** By its sound: letters as pinyin, Chinese as whatever sounds the same; then letters as the first ones of words. */
export function soundReadings(keyword: string, known: Known): Reading[] {
  const runs = runsToHear(keyword)
  const heard = runs.map((run) => sounding(run, known))
  const first = runs.map((run, i) => startingWith(run) ?? heard[i])
  const read = (way: Reading['way'], wanted: (Wanted | undefined)[]): Reading[] =>
    wanted.some(Boolean)
      ? [{ way, wanted: runs.map((run, i) => wanted[i] ?? typed(run, known)), words: runs.map((run) => [run]) }]
      : []
  return [...read('sound', heard), ...(runs.some(startingWith) ? read('initials', first) : [])]
}

/** Runs of a keyword; syllables that were typed one by one stand together. */
export function runsToHear(keyword: string): string[] {
  const runs: string[] = []
  let isPinyin = false
  for (const run of wordsOf(keyword).slice(0, wordsMost).flatMap(runsOf)) {
    const wasPinyin = isPinyin
    isPinyin = cutsOf(run).length > 0
    if (wasPinyin && isPinyin) runs.push(`${runs.pop()}${run}`)
    else runs.push(run)
  }
  return runs.slice(0, wordsMost)
}

const alsoCalled = (word: string, { meaning }: Known): string[] => [word, ...(meaning.get(word) ?? [])]

function typed(word: string, known: Known): Wanted {
  const all = alsoCalled(word, known)
  return {
    grams: all.map((one) => piecesOf([...one])),
    ...together(all.map((one) => namesOf(one, known.names))),
  }
}

function sounding(run: string, known: Known): Wanted | undefined {
  const sounds = isChinese(run) ? [soundOf(run)].filter((one) => one.length > 1 && one.every(Boolean)) : cutsOf(run)
  if (sounds.length === 0) return undefined
  const asTyped = typed(run, known)
  return {
    grams: [...asTyped.grams, ...sounds.map(soundPiecesOf)],
    ...together([asTyped, ...sounds.map((one) => namesSounding(one, known.names))]),
  }
}

const startingWith = (run: string): Wanted | undefined =>
  /^[a-z]+$/.test(run) && run.length > 1 && run.length <= initialsMost
    ? { grams: [initialPiecesOf(run)], categoryIds: [], brandIds: [], siteIds: [] }
    : undefined

const together = (all: Under[]): Under => ({
  categoryIds: [...new Set(all.flatMap((one) => one.categoryIds))],
  brandIds: [...new Set(all.flatMap((one) => one.brandIds))],
  siteIds: [...new Set(all.flatMap((one) => one.siteIds))],
})

/** The longest known words in a run from its beginning on, and what is left between them. */
export function cutAt(run: string, vocabulary: Set<string>): string[] {
  const characters = [...run]
  const found: string[] = []
  let rest = ''
  for (let at = 0; at < characters.length;) {
    const known = longestAt(characters, at, vocabulary)
    if (!known) {
      rest += characters[at++]
      continue
    }
    if (rest) found.push(rest)
    rest = ''
    found.push(known)
    at += [...known].length
  }
  return rest ? [...found, rest] : found
}

const longestName = 16

function longestAt(characters: string[], at: number, vocabulary: Set<string>): string | undefined {
  for (let size = Math.min(longestName, characters.length - at); size > 1; size--) {
    const word = characters.slice(at, at + size).join('')
    if (vocabulary.has(word)) return word
  }
  return undefined
}

export const isPlain = (wanted: Wanted): boolean => isUnderNothing(wanted) && wanted.grams.length === 1
