/** words that are offered at most */
const most = 10
const breaks = /[\s,，、;；]+/

const sameAs = (word: string) => word.trim().toLowerCase()

/** What to search for in place of a keyword that finds nothing: its words one by one, then others; each once. */
export function wordsToTry(keyword: string, others: readonly string[]): string[] {
  const known = new Set([sameAs(keyword)])
  const isNew = (word: string) => {
    const key = sameAs(word)
    const fresh = key !== '' && !known.has(key)
    known.add(key)
    return fresh
  }
  return [...keyword.split(breaks), ...others].filter(isNew).slice(0, most)
}
