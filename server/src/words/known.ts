import { languages, type Words } from '@mall/contract/words'

/** Which of the words a text is, in whatever language; undefined = somebody else's. */
export const known = <K extends string>(table: Readonly<Record<K, Words>>, text: string): K | undefined =>
  (Object.keys(table) as K[]).find((key) => languages.some((language) => table[key][language] === text))
