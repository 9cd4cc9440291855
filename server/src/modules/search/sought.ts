import { initialPiecesOf, isChinese, piecesOf, runsOf, soundPiecesOf, wordsOf } from './grams'
import { begunCutsOf, cutsOf, soundOf } from './syllables'
import { placeOf, type Fits, type Unit } from './units'

/** Characters, sounds or first letters that a name has in a row. */
export interface Row {
  fits: Fits[]
  /** pieces of names that have it: all of these, and where there are some one of those */
  all: string[]
  any: string[]
  /** as it stands in names without blanks; '' = it is only heard */
  text: string
}

const order = ['typed', 'called', 'sound', 'initials'] as const

/** One way to find in a name what was typed so far: each of its words by one of the rows. */
export interface Way {
  by: (typeof order)[number]
  words: Row[][]
}

export const isWritten = ({ by }: Way): boolean => by === 'typed' || by === 'called'

/** Words of one keyword that are looked at. */
const wordsMost = 8
const initialsMost = 8

/** The better ways first; none of signs alone. */
export function soughtOf(keyword: string, meaning: Map<string, string[]>): Way[] {
  const words = wordsOf(keyword).slice(0, wordsMost)
  if (words.length === 0) return []
  const others = words.map((word) => meaning.get(word) ?? [])
  const runs = runsBegun(words)
  const heard = runs.map((run, i) => sounding(run, i === runs.length - 1))
  const letters = words.join('')
  const areInitials = /^[a-z]+$/.test(letters) && letters.length > 1 && letters.length <= initialsMost
  return [
    { by: 'typed', words: words.map((word) => [written(word)]) },
    ...(others.some(({ length }) => length > 0)
      ? [{ by: 'called' as const, words: words.map((word, i) => [...(others[i] ?? []), word].map(written)) }]
      : []),
    ...(heard.some(({ length }) => length > 0)
      ? [{ by: 'sound' as const, words: heard.map((rows, i) => (rows.length > 0 ? rows : [written(runs[i] ?? '')])) }]
      : []),
    ...(areInitials ? [{ by: 'initials' as const, words: [[firstLetters(letters)]] }] : []),
  ]
}

/** Runs of the words; syllables that were typed one by one stand together, the last of them as far as it goes. */
function runsBegun(words: string[]): string[] {
  const runs: string[] = []
  for (const run of words.flatMap(runsOf)) {
    const before = runs.at(-1) ?? ''
    if (cutsOf(before).length > 0 && begunCutsOf(before + run).length > 0) runs[runs.length - 1] = before + run
    else runs.push(run)
  }
  return runs.slice(0, wordsMost)
}

const written = (word: string): Row => ({
  fits: [...word].map(
    (one) =>
      ({ character }) =>
        character === one,
  ),
  all: piecesOf([...word]),
  any: [],
  text: word,
})

function sounding(run: string, isLast: boolean): Row[] {
  if (!isChinese(run))
    return isLast
      ? begunCutsOf(run).map(({ whole, last }) => spoken(whole, last))
      : cutsOf(run).map((cut) => spoken(cut.slice(0, -1), cut.slice(-1)))
  const sounds = soundOf(run)
  return sounds.length > 1 && sounds.every(Boolean) ? [spoken(sounds.slice(0, -1), sounds.slice(-1))] : []
}

const spoken = (whole: string[], last: string[]): Row => ({
  fits: [
    ...whole.map(
      (one): Fits =>
        ({ sound }) =>
          sound === one,
    ),
    ({ sound }) => last.includes(sound),
  ],
  all: whole.length > 1 ? soundPiecesOf(whole) : [],
  any: last.flatMap((sound) => soundPiecesOf([...whole.slice(-1), sound])),
  text: '',
})

const firstLetters = (letters: string): Row => ({
  fits: [...letters].map(
    (letter) =>
      ({ sound }) =>
        sound.startsWith(letter),
  ),
  all: initialPiecesOf(letters),
  any: [],
  text: '',
})

export interface Hit {
  /** the less the better: what begins as typed, what contains it, then other words, sounds and first letters */
  rank: number
  /** the first unit of it, and the one behind it */
  start: number
  end: number
}

/** Where a name has what was typed. Words that it lacks may stand beside it, but one is its own. */
export function hitOf(ways: Way[], name: Unit[], beside: Unit[] = []): Hit | undefined {
  for (const { by, words } of ways) {
    const hits = words.map((rows) => inName(rows, name))
    const isElsewhere = (rows: Row[]) => rows.some(({ fits }) => placeOf(beside, fits) >= 0)
    if (!words.every((rows, i) => hits[i] || isElsewhere(rows))) continue
    const [first] = hits.flatMap((hit) => hit ?? []).sort((a, b) => a.start - b.start)
    if (first) return { rank: 2 * order.indexOf(by) + (name[first.start]?.beginsWord ? 0 : 1), ...first }
  }
  return undefined
}

function inName(rows: Row[], name: Unit[]) {
  for (const { fits } of rows) {
    const start = placeOf(name, fits)
    if (start >= 0) return { start, end: start + fits.length }
  }
  return undefined
}
