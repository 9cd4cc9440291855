import { Button } from './Button'
import { Empty } from './Empty'
import { useUiTexts } from './texts'

interface StoppedProps {
  why: 'failed' | 'refused' | 'offline' | 'closed'
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
    offline: { text: texts.offline, note: texts.offlineNote, icon: 'offline' },
    closed: { text: texts.closed, note: message || texts.closedNote, icon: 'shop' },
  } as const
  const { text, note, icon } = words[why]
  return (
    <Empty text={text} note={note} icon={icon} className={`t-${why === 'refused' ? 'failed' : why}`}>
      {onRetry && (
        <Button kind="secondary" icon="refresh" className="t-retry" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </Empty>
  )
}
