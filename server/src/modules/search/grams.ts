import { soundOf } from './syllables'

/**
 * Search by small pieces: Chinese has no blanks between words, and PostgreSQL's trigrams know no Chinese in locale C.
 * A piece is a character, a pair of them, a syllable `'hong` or a pair `'hong'fu`, or two or three first letters
 * `~hf`, `~hfs`. What is stored and what is looked for is cut by the same rules.
 */

/** Grows with the rules: goods that were cut by older ones are cut anew (regrams.service.ts). */
export const gramsVersion = 1

/** Lower case, full-width forms as plain ones. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Words of a text; signs part them as blanks do. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/u)
    .filter(Boolean)

/** Runs of Chinese characters, of letters, and of digits. */
export const runsOf = (word: string): string[] => word.match(/\p{Script=Han}+|\p{N}+|[^\p{Script=Han}\p{N}]+/gu) ?? []

export const isChinese = (run: string): boolean => /^\p{Script=Han}/u.test(run)

const after = <T>(units: T[]): [T, T][] => units.slice(1).map((unit, i) => [units[i] as T, unit])

const pairs = (characters: string[]) => after(characters).map(([one, next]) => one + next)
const soundPairs = (sounds: string[]) =>
  after(sounds).flatMap(([one, next]) => (one && next ? [`'${one}'${next}`] : []))

/** Pieces that must all be there for these characters to stand in a row. */
export const piecesOf = (characters: string[]): string[] => (characters.length === 1 ? characters : pairs(characters))

/** The same of syllables. */
export const soundPiecesOf = (sounds: string[]): string[] =>
  sounds.length === 1 ? sounds.map((sound) => `'${sound}`) : soundPairs(sounds)

/** The same of first letters, two or more. */
export const initialPiecesOf = (letters: string): string[] => {
  const size = Math.min(3, letters.length)
  return Array.from({ length: letters.length - size + 1 }, (_, i) => `~${letters.slice(i, i + size)}`)
}

/** A name that has a pair also has its two halves as pieces. */
const halvesOf = (piece: string): string[] => {
  if (piece.startsWith('~')) return []
  const halves = piece.startsWith("'") ? piece.split(/(?=')/) : [...piece]
  return halves.length > 1 ? halves : []
}

/** Leaves out each list of pieces whose goods another one of the lists finds too. */
export function loosest(lists: string[][]): string[][] {
  let kept: { list: string[]; has: Set<string> }[] = []
  for (const list of lists) {
    const has = new Set([...list, ...list.flatMap(halvesOf)])
    if (kept.some((other) => other.list.every((piece) => has.has(piece)))) continue
    kept = kept.filter((other) => !list.every((piece) => other.has.has(piece)))
    kept.push({ list, has })
  }
  return kept.map(({ list }) => list)
}

/** All pieces of the texts by which goods can be found; a name's also by their sound, and over its blanks. */
export function gramsOf(name: string, ...texts: string[]): string[] {
  const characters = [name, ...texts].flatMap(wordsOf).flatMap((word) => [...word, ...pairs([...word])])
  const words = wordsOf(name)
  const overBlanks = after(words).map(([one, next]) => `${[...one].at(-1)}${[...next][0]}`)
  const heard = words.map((word) => runsOf(word).map((run) => (isChinese(run) ? soundOf(run) : [''])))
  const sounds = heard.flatMap((word) => [
    ...word.flatMap((run) => run.flatMap((sound) => (sound ? [`'${sound}`] : []))),
    ...soundPairs(word.flat()),
  ])
  const soundsOverBlanks = after(heard).flatMap(([one, next]) =>
    soundPairs([one.flat().at(-1) ?? '', next[0]?.[0] ?? '']),
  )
  return [...new Set([...characters, ...overBlanks, ...sounds, ...soundsOverBlanks, ...heard.flat().flatMap(initials)])]
}

function initials(sounds: string[]): string[] {
  const letters = sounds.map((sound) => sound.charAt(0))
  return [2, 3].flatMap((size) =>
    letters.slice(size - 1).flatMap((_, i) => {
      const run = letters.slice(i, i + size)
      return run.every(Boolean) ? [`~${run.join('')}`] : []
    }),
  )
}
