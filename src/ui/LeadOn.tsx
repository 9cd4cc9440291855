import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '@/api/CallFailure'
import { Screen, type ScreenProps } from './Screen'
import { stopOf } from './screenState'

interface LeadOnProps extends Pick<ScreenProps, 'title' | 'bar'> {
  /** Leaves the page; a CallFailure says why it cannot, and the shopper may try again. */
  go: () => Promise<void>
  /** false: waits, as for a login */
  ready?: boolean
}

/** A page that shows nothing of its own and only leads on. */
export function LeadOn({ title, bar, go, ready = true }: LeadOnProps) {
  const [attempt, setAttempt] = useState(0)
  const [failure, fail] = useState<CallFailure>()
  const latest = useRef(go)
  latest.current = go
  useEffect(() => {
    if (!ready) return undefined
    let here = true
    fail(undefined)
    latest.current().catch((why: unknown) => {
      if (!(why instanceof CallFailure)) throw why
      if (here) fail(why)
    })
    return () => {
      here = false
    }
  }, [ready, attempt])
  return (
    <Screen
      title={title}
      bar={bar}
      state={failure ? stopOf(failure) : 'loading'}
      message={failure?.message}
      onRetry={() => setAttempt(attempt + 1)}
      toTop={false}
    >
      {null}
    </Screen>
  )
}
