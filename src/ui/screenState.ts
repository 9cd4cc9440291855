/** What a Screen shows in place of its content. */
export type ScreenState = 'ready' | 'loading' | 'failed' | 'refused' | 'offline'

/** The part of a DataState (api/useData) that a Screen waits for. */
export interface Waited {
  data: unknown
  loading: boolean
  failure: { kind: string; message: string } | undefined
  refresh(): Promise<void>
}

/** Why something is not there, by the kind of its failure (api/CallFailure). */
export const stopOf = (kind: string) => (kind === 'offline' || kind === 'refused' ? kind : 'failed')

/** What is there is shown, also while it is asked again or when that fails. */
export function stateOf(waited: readonly Waited[]): { state: ScreenState; message?: string } {
  const missing = waited.filter(({ data }) => data === undefined)
  const failure = missing.find((one) => one.failure && !one.loading)?.failure
  if (failure) return { state: stopOf(failure.kind), message: failure.message }
  return { state: missing.some(({ loading }) => loading) ? 'loading' : 'ready' }
}
