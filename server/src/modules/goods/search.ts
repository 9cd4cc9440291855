/**
 * Search by pieces of one and two characters: Chinese has no blanks between words, and PostgreSQL's trigrams
 * know no Chinese in locale C. What is stored and what is looked for is cut by the same rules.
 */

/** Words of a text as characters: lower case, full-width forms as plain ones. */
const words = (text: string): string[][] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word])

const pairs = (word: string[]): string[] => word.slice(1).map((second, i) => `${word[i]}${second}`)

/** All pieces of the texts by which goods can be found. */
export const gramsOf = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap(words).flatMap((word) => [...word, ...pairs(word)])),
]

/** The words of a keyword as names are compared with. */
export const wordsWanted = (keyword: string): string[] => words(keyword).map((word) => word.join(''))

/** Pieces that goods must all have to answer a keyword; none for a blank keyword. */
export const gramsWanted = (keyword: string): string[] => [
  ...new Set(words(keyword).flatMap((word) => (word.length === 1 ? word : pairs(word)))),
]
