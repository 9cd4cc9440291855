import { useMemo } from 'react'
import type { Path } from '@mall/contract/api'
import type { Data, Params } from './call'
import { useData, type DataOptions, type DataState } from './useData'

/** A call and its params, for who asks without knowing which call it is. `Answer`: its data. */
export interface Question<Answer> {
  readonly path: Path
  readonly params: object
  /** types the answer only; there is no such value */
  readonly answer?: Answer
  /** the call's data in the form of who asks: pure, and the same function at every render */
  readonly read?: (data: never) => Answer
}

export const question = <P extends Path>(path: P, params: Params<P>): Question<Data<P>> => ({ path, params })

/** The same for a call that answers in another form. */
export const questionRead = <P extends Path, Answer>(
  path: P,
  params: Params<P>,
  read: (data: Data<P>) => Answer,
): Question<Answer> => ({ path, params, read })

/** useData of a question; undefined: nothing is asked. */
export function useQuestion<Answer>(
  asked: Question<Answer> | undefined,
  options: DataOptions = {},
): Omit<DataState<Answer>, 'set'> {
  const { data, ...state } = useData(asked?.path ?? '/api/config/init', (asked?.params ?? {}) as Params<Path>, {
    ...options,
    enabled: asked !== undefined && (options.enabled ?? true),
  }) as DataState<unknown>
  const read = asked?.read
  const answer = useMemo(() => (read && data !== undefined ? read(data as never) : data), [read, data])
  return { ...state, data: answer as Answer | undefined }
}
