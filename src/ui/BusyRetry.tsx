import { useState } from 'react'
import { nowMs } from '@/session/clock'
import { useBusyTexts } from './busyTexts'
import { Retry } from './Retry'
import { useRemaining } from './useRemaining'

/** s; calls are counted by the minute: a few tries that wait reach the next one without adding many to the count */
const pause = 15

/** Can be pressed after a while. */
export function BusyRetry({ onRetry }: { onRetry: () => void }) {
  const texts = useBusyTexts()
  const [end] = useState(() => nowMs() / 1000 + pause)
  const left = useRemaining(end)
  return <Retry onRetry={onRetry} wait={left > 0 && texts.retryIn(left)} />
}
