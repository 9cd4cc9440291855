import { codes } from '@/api/codes'

/** What a Screen shows in place of its content. */
export type ScreenState = 'ready' | 'loading' | 'failed' | 'refused' | 'offline' | 'busy'

/** The part of a CallFailure (api/CallFailure) that says why something is not there. */
interface Failure {
  kind: string
  message: string
  code?: number
}

/** The part of a DataState (api/useData) that a Screen waits for. */
export interface Waited {
  data: unknown
  loading: boolean
  failure: Failure | undefined
  refresh(): Promise<void>
}

export function stopOf({ kind, code }: Failure) {
  // nothing is wrong with what was asked for: it comes when it is asked for later
  if (code === codes.TOO_OFTEN) return 'busy'
  return kind === 'offline' || kind === 'refused' ? kind : 'failed'
}

/** What is there is shown, also while it is asked again or when that fails. */
export function stateOf(waited: readonly Waited[]): { state: ScreenState; message?: string } {
  const missing = waited.filter(({ data }) => data === undefined)
  const failure = missing.find((one) => one.failure && !one.loading)?.failure
  if (failure) return { state: stopOf(failure), message: failure.message }
  return { state: missing.some(({ loading }) => loading) ? 'loading' : 'ready' }
}
