import type { LiveRoom } from '@mall/contract/content'
import { Button } from '@/ui/Button'
import { actionOf, enterRoom, watchReplay } from './room'
import { useTexts } from './texts'
import { useReminder } from './useReminder'

interface RoomButtonProps {
  room: LiveRoom
  onRemind: (is: 0 | 1) => void
}

/** The one thing to do with a room here; nothing where it can only be looked at. */
export function RoomButton({ room, onRemind }: RoomButtonProps) {
  const texts = useTexts()
  const action = actionOf(room)
  if (action === 'remind') return <Remind room={room} onRemind={onRemind} />
  if (action === 'enter') {
    return (
      <Button size="small" className="t-live-enter" onClick={() => void enterRoom(room)}>
        {texts.enter}
      </Button>
    )
  }
  if (action === 'replay') {
    return (
      <Button size="small" kind="secondary" className="t-live-replay" onClick={() => void watchReplay(room)}>
        {texts.replay}
      </Button>
    )
  }
  return null
}

function Remind({ room, onRemind }: RoomButtonProps) {
  const texts = useTexts()
  const { on, toggle } = useReminder(room, onRemind)
  return (
    <Button
      size="small"
      kind={on ? 'secondary' : 'primary'}
      icon="bell"
      className="t-live-remind"
      onClick={() => void toggle()}
    >
      {on ? texts.reminded : texts.remind}
    </Button>
  )
}
