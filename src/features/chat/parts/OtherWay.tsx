import { ContactButton } from '@/domain/chat/ContactButton'
import { dial } from '@/platform/dial/dial'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useTexts } from '../texts'

/** The shop answers elsewhere. */
export function OtherWay({ siteId }: { siteId: number }) {
  const texts = useTexts()
  return (
    <Empty text={texts.otherWay} icon="service" className="t-chat-other">
      <ContactButton siteId={siteId}>{texts.start}</ContactButton>
    </Empty>
  )
}

/** Nobody answers in writing. */
export function Nobody({ telephone }: { telephone: string }) {
  const texts = useTexts()
  return (
    <Empty text={texts.none} note={telephone && texts.noneNote} icon="service" className="t-chat-none">
      {telephone && (
        <Button icon="phone" className="t-chat-call" onClick={() => dial.dial(telephone)}>
          {texts.call}
        </Button>
      )}
    </Empty>
  )
}
