import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { BarButton } from '@/ui/BarButton'
import { useTexts } from './texts'
import { useUnread } from './unread'

/** The way to the messages in a Screen's bar, with how many are unread; nothing while the mall has none. */
export function MessageBell() {
  const texts = useTexts()
  const shown = useOpenable(routes.messages)
  const count = useUnread()
  if (!shown) return null
  const label = count > 0 ? texts.unread(count) : texts.messages
  return (
    <BarButton
      icon="bell"
      label={label}
      count={count}
      className="t-messages"
      onClick={() => void open(routes.messages)}
    />
  )
}
