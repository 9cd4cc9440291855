export interface Piece {
  text: string
  /** it is what was typed, or a word of it */
  match: boolean
}

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text in pieces, to show what was typed apart from the rest: the words of the keyword wherever they stand. */
export function marked(text: string, keyword: string): Piece[] {
  // the longest first: of two words that begin alike the whole one counts
  const words = keyword
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  if (words.length === 0) return text ? [{ text, match: false }] : []
  // what the brackets hold comes between the rest
  return text
    .split(new RegExp(`(${words.map(literal).join('|')})`, 'i'))
    .map((piece, i) => ({ text: piece, match: i % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
