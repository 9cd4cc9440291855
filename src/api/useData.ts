import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Path } from '@mall/contract/api'
import { currentLocale, useLocale } from '@/i18n/locale'
import { useDidShow } from '@/platform/lifecycle/lifecycle'
import { usePlace } from '@/platform/lifecycle/place'
import { currentEra, useEra } from '@/session/era'
import { routeAt } from '@/navigation/routeAt'
import { slotOf } from './answers'
import { callRaw, type CallOptions, type Data, type Params } from './call'
import type { CallFailure } from './CallFailure'
import { firstAnswer, keeper } from './lastSeen'

export interface DataOptions<Q = object> {
  /** false: nothing is asked, as for members' data while a guest */
  enabled?: boolean
  /** Fails without a toast. By default so while nothing has arrived: the page then draws the failure in the data's place. */
  silent?: boolean
  /** asks again whenever the page is shown again */
  onShow?: boolean
  /** What asking carries besides without being another question: what the first answer told, for later ones. */
  besides?: Partial<Q>
}

export interface DataState<T> {
  /** undefined until it arrived; stays while it is asked again */
  data: T | undefined
  /** being asked, and nothing is there to show */
  loading: boolean
  failure: CallFailure | undefined
  refresh(): Promise<void>
  /** shows this at once, without asking; for a change that the server has confirmed */
  set(next: T): void
}

/** Pages for members ask for a login; on others an ended login just makes a guest. */
export const useLoginWay = (): CallOptions['login'] => (routeAt(usePlace().path)?.member ? 'ask' : 'quiet')

const questionOf = (path: Path, params: object, era: number, locale: string) =>
  JSON.stringify([path, params, era, locale])

/** Asks before the component is there that will: it finds the answer, or that it is on its way. */
export function askAhead<P extends Path>(path: P, params: Params<P>): void {
  const question = questionOf(path, params, currentEra(), currentLocale())
  const slot = slotOf<Data<P>>(question, () => firstAnswer(path, params))
  const ask = () => callRaw(path, params, { silent: true, login: 'quiet' }) as Promise<Data<P>>
  slot.need(() => ask().then(keeper(path, params)))
}

/** Data of one call, asked when the component appears and whenever the params change; equal questions share one answer. */
export function useData<P extends Path>(
  path: P,
  params: Params<P>,
  { enabled = true, silent, onShow = false, besides }: DataOptions<Params<P>> = {},
): DataState<Data<P>> {
  const era = useEra()
  const login = useLoginWay()
  // the server tells its own words in the shown language
  const question = questionOf(path, params, era, useLocale())
  const slot = useMemo(
    () => slotOf<Data<P>>(question, () => (enabled ? firstAnswer(path, params) : undefined)),
    // params: the question says them
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [question, enabled],
  )
  const { data, failure } = useSyncExternalStore(slot.subscribe, slot.get, slot.get)
  const ask = useRef(() => Promise.reject<Data<P>>(new Error('asked before it was drawn')))
  ask.current = () => {
    const asked = callRaw(path, { ...params, ...besides }, { silent: silent ?? !slot.get().data, login }) as Promise<
      Data<P>
    >
    return asked.then(keeper(path, params))
  }
  useEffect(() => {
    if (enabled) slot.need(ask.current)
  }, [enabled, slot])
  const shownBefore = useRef(false)
  useDidShow(() => {
    if (onShow && enabled && shownBefore.current) void slot.renew(ask.current)
    shownBefore.current = true
  })
  return {
    data: enabled ? data : undefined,
    loading: enabled && data === undefined && !failure,
    failure: enabled ? failure : undefined,
    refresh: async () => void (enabled && (await slot.renew(ask.current))),
    set: (next) => slot.set(next),
  }
}
