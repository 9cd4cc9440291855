/** characters of the longest phrase */
const longest = 18
/** A keyword that stands deeper in a word begins the phrase itself. */
const lead = 6
const breaks = /[\s,，。、·|/｜()（）[\]【】《》「」+:：;；!！]+/

/**
 * The part of a goods name that a shopper may have meant: the word with the keyword, not the whole name. Nothing of a
 * name without the keyword: such goods are found by their introduction.
 */
export function phraseOf(name: string, keyword: string): string | undefined {
  const wanted = keyword.toLowerCase()
  const word = name.split(breaks).find((one) => one.toLowerCase().includes(wanted))
  // a keyword over several words of the name
  const text = word ?? name.trim()
  const at = text.toLowerCase().indexOf(wanted)
  if (at < 0) return undefined
  const from = at > lead ? at : 0
  return [...text.slice(from)].slice(0, Math.max(longest, [...keyword].length)).join('')
}

/** Phrases out of names, each once, without the keyword itself; those that begin with it first. */
export function phrasesOf(names: readonly string[], keyword: string, most = 8): string[] {
  const wanted = keyword.toLowerCase()
  const found = new Map<string, string>()
  for (const name of names) {
    const phrase = phraseOf(name, keyword)
    const key = phrase?.toLowerCase()
    if (phrase && key && key !== wanted && !found.has(key)) found.set(key, phrase)
  }
  const begins = (phrase: string) => Number(phrase.toLowerCase().startsWith(wanted))
  return [...found.values()].sort((a, b) => begins(b) - begins(a)).slice(0, most)
}
