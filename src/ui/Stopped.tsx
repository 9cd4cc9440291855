import { Empty } from './Empty'
import { Retry } from './Retry'
import { useUiTexts } from './texts'
import { useLater } from './useLater'

interface StoppedProps {
  why: 'failed' | 'refused' | 'offline' | 'closed' | 'busy'
  /** the server's words, or the reason the mall is closed */
  message?: string
  onRetry?: () => void
}

const loadBusy = () => import('./BusyRetry')

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
  const busy = useLater(loadBusy, why === 'busy')
  return (
    <Empty text={text} note={note} icon={icon} className={`t-${why === 'refused' ? 'failed' : why}`}>
      {onRetry && (why === 'busy' && busy ? <busy.BusyRetry onRetry={onRetry} /> : <Retry onRetry={onRetry} />)}
    </Empty>
  )
}
