import { tell, type Phrase } from './phrases'
import type { Language } from '@mall/contract/words'

/** Columns of a row with the server's own words, or with what somebody wrote. */
type Wordy<C extends string> = Readonly<Record<C, Phrase | string>>

/** For insert or update: each column as Chinese text (what older processes read), and `said` with the phrases. */
export function keep<C extends string>(columns: Wordy<C>): Record<C, string> & { said: string | null } {
  const texts = Object.fromEntries(
    Object.entries<Phrase | string>(columns).map(([column, kept]) => [column, tell(kept, 'zh')]),
  ) as Record<C, string>
  const phrases = Object.entries<Phrase | string>(columns).filter(([, kept]) => typeof kept !== 'string')
  return { ...texts, said: phrases.length > 0 ? JSON.stringify(Object.fromEntries(phrases)) : null }
}

/** A column of a kept row in the reader's language. */
export function told<C extends string>(row: Record<C, string> & { said: unknown }, column: C, language: Language) {
  // an older process empties a column and leaves its phrase
  if (row[column] === '') return ''
  return tell((row.said as Partial<Record<C, Phrase>> | null)?.[column] ?? row[column], language)
}
