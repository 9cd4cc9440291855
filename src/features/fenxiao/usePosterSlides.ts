import type { CallFailure } from '@/api/CallFailure'
import { market, useMarketPage } from '@/domain/fenxiao/market'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { usePosters } from '@/domain/poster/usePosters'
import { routes, type Route } from '@/routes'
import { usePosterTexts } from './posterTexts'

/** What a poster may lead to: pages that anybody sees without a login. */
const subjects = {
  home: { route: routes.home as Route, params: {} as Record<string, string> },
  market: { route: routes.diyPage as Route, params: market as Record<string, string> },
}
export type Subject = keyof typeof subjects

export interface Slide {
  key: string
  subject: Subject
  label: string
  /** '' while it is drawn */
  url: string
  failure: CallFailure | undefined
  refresh: () => Promise<void>
}

export const pageOf = (subject: Subject) => ({ page: subjects[subject].route, params: subjects[subject].params })

function useSubject(subject: Subject, suid: number, enabled = true): Slide[] {
  const texts = usePosterTexts()
  const name = texts.subjects[subject](useFenxiaoWords())
  const { route, params } = subjects[subject]
  const of = { route, params: { ...params, suid }, from: '/fenxiao/api/fenxiao/poster' } as const
  const { urls, failure, refresh } = usePosters(of, enabled)
  if (!enabled) return []
  return (urls.length > 0 ? urls : ['']).map((url, i) => ({
    ...{ key: `${subject}-${i}`, subject, url, failure: url ? undefined : failure, refresh },
    label: i === 0 ? name : texts.further(name, i + 1),
  }))
}

/** The posters of this member, one after the other. */
export function usePosterSlides(suid: number): readonly Slide[] {
  const hasMarket = useMarketPage() !== undefined
  const home = useSubject('home', suid)
  const shop = useSubject('market', suid, hasMarket)
  return [...home, ...shop]
}
