import { useRef } from 'react'
import useSWR, { mutate, type SWRConfiguration } from 'swr'
import type { Path } from '@mall/contract/api'
import { useDidShow } from '@/platform/lifecycle/lifecycle'
import { usePlace } from '@/platform/lifecycle/place'
import { onNewEra, useEra } from '@/session/era'
import { routeAt } from '@/session/routeAt'
import { callRaw, type CallOptions, type Data, type Params } from './call'
import type { CallFailure } from './CallFailure'

export interface DataOptions {
  /** false: nothing is asked, as for members' data while a guest */
  enabled?: boolean
  silent?: boolean
  /** asks again whenever the page is shown again */
  onShow?: boolean
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

const settings: SWRConfiguration = {
  revalidateOnFocus: false,
  // failures are told to the shopper, who decides when to try again
  shouldRetryOnError: false,
}

// nothing of another member or site may be shown, not even for a moment
onNewEra(() => void mutate(() => true, undefined, { revalidate: false }))

/** Pages for members ask for a login; on others an ended login just makes a guest. */
export const useLoginWay = (): CallOptions['login'] => (routeAt(usePlace().path)?.member ? 'ask' : 'quiet')

/** Data of one call, asked when the component appears and whenever the params change; equal questions share one answer. */
export function useData<P extends Path>(
  path: P,
  params: Params<P>,
  { enabled = true, silent, onShow = false }: DataOptions = {},
): DataState<Data<P>> {
  const era = useEra()
  const login = useLoginWay()
  const ask = () => callRaw(path, params, { silent, login }) as Promise<Data<P>>
  const key = enabled ? [path, params, era] : null
  const { data, error, isLoading, mutate: change } = useSWR<Data<P>, CallFailure>(key, ask, settings)
  const shownBefore = useRef(false)
  useDidShow(() => {
    if (onShow && enabled && shownBefore.current) void change()
    shownBefore.current = true
  })
  return {
    data,
    loading: isLoading,
    failure: error,
    refresh: async () => void (await change().catch(() => undefined)),
    set: (next) => void change(next, { revalidate: false }),
  }
}
