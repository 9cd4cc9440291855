import { useEffect } from 'react'
import type { FenxiaoWords } from '@mall/contract/fenxiao'
import { useData } from '@/api/useData'
import { useLocale } from '@/i18n/locale'
import { useAddon } from '@/session/boot'
import { onNewEra } from '@/session/era'
import { usePlainWords, wordOf } from './texts'

/** Settled by the mall and hardly ever changed: asked once a visit and language. */
const known = new Map<string, FenxiaoWords>()
onNewEra(() => known.clear())

/** What the mall calls things of distribution; our own words where it has none, or has not told yet. */
export function useFenxiaoWords(): FenxiaoWords {
  const plain = usePlainWords()
  const locale = useLocale()
  const enabled = useAddon('fenxiao') && !known.has(locale)
  const { data } = useData('/fenxiao/api/config/words', {}, { enabled, silent: true })
  useEffect(() => {
    if (data) known.set(locale, data)
  }, [data, locale])
  const own = data ?? known.get(locale)
  const named = (name: keyof FenxiaoWords) => wordOf(name, own?.[name], plain)
  return {
    concept: named('concept'),
    fenxiao_name: named('fenxiao_name'),
    withdraw: named('withdraw'),
    account: named('account'),
    my_team: named('my_team'),
    child: named('child'),
  }
}
