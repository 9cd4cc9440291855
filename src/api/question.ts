import type { Path } from '@mall/contract/api'
import type { Data, Params } from './call'
import { useData, type DataOptions, type DataState } from './useData'

/** A call and its params, for who asks without knowing which call it is. `Answer`: its data. */
export interface Question<Answer> {
  readonly path: Path
  readonly params: object
  /** types the answer only; there is no such value */
  readonly answer?: Answer
}

export const question = <P extends Path>(path: P, params: Params<P>): Question<Data<P>> => ({ path, params })

/** useData of a question; undefined: nothing is asked. */
export const useQuestion = <Answer>(
  asked: Question<Answer> | undefined,
  options: DataOptions = {},
): DataState<Answer> =>
  useData(asked?.path ?? '/api/config/init', (asked?.params ?? {}) as Params<Path>, {
    ...options,
    enabled: asked !== undefined && (options.enabled ?? true),
  }) as DataState<unknown> as DataState<Answer>
