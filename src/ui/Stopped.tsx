import { useState } from 'react'
import { nowMs } from '@/session/clock'
import { Button } from './Button'
import { Empty } from './Empty'
import { useUiTexts } from './texts'
import { useRemaining } from './useRemaining'

interface StoppedProps {
  why: 'failed' | 'refused' | 'offline' | 'closed' | 'busy'
  /** the server's words, or the reason the mall is closed */
  message?: string
  onRetry?: () => void
}

/** In place of content that could not be shown. */
export function Stopped({ why, message, onRetry }: StoppedProps) {
  const texts = useUiTexts()
  const words = {
    failed: { text: texts.failed, note: message || texts.failedNote, icon: 'warning' },
    // the server's words say it all: nothing broke
    refused: { text: texts.refused || message, note: texts.refused && message, icon: 'box' },
    busy: { text: texts.busy, note: message || texts.failedNote, icon: 'clock' },
    offline: { text: texts.offline, note: texts.offlineNote, icon: 'offline' },
    closed: { text: texts.closed, note: message || texts.closedNote, icon: 'shop' },
  } as const
  const { text, note, icon } = words[why]
  return (
    <Empty text={text} note={note} icon={icon} className={`t-${why === 'refused' ? 'failed' : why}`}>
      {onRetry && (why === 'busy' ? <LaterRetry onRetry={onRetry} /> : <Retry onRetry={onRetry} />)}
    </Empty>
  )
}

/** @param wait s until it can be pressed */
function Retry({ onRetry, wait = 0 }: { onRetry: () => void; wait?: number }) {
  const texts = useUiTexts()
  return (
    <Button kind="secondary" icon="refresh" className="t-retry" disabled={wait > 0} onClick={onRetry}>
      {wait > 0 ? texts.retryIn(wait) : texts.retry}
    </Button>
  )
}

/** s; calls are counted by the minute: a few tries that wait reach the next one without adding many to the count */
const pause = 15

function LaterRetry({ onRetry }: { onRetry: () => void }) {
  const [end] = useState(() => nowMs() / 1000 + pause)
  return <Retry onRetry={onRetry} wait={useRemaining(end)} />
}
