import { languages, type Language, type Words } from '@mall/contract/words'

/** Which of the words a text is, in whatever language; undefined = somebody else's. */
export const known = <K extends string>(table: Readonly<Record<K, Words>>, text: string): K | undefined =>
  (Object.keys(table) as K[]).find((key) => languages.some((language) => table[key][language] === text))

/** A text in the reader's language where it is one of the words, else as it is. */
export function knownIn(table: Readonly<Record<string, Words>>, language: Language, text: string): string {
  const key = known(table, text)
  return key === undefined ? text : (table[key]?.[language] ?? text)
}
