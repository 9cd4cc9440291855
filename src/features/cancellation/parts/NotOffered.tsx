import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useTexts } from '../texts'

/** The mall takes no requests at the moment. */
export function NotOffered() {
  const texts = useTexts()
  return (
    <Empty className="t-not-offered" text={texts.notOffered} note={texts.notOfferedNote} icon="lock">
      <Button className="t-empty-go" onClick={() => open(routes.memberInfo, {}, { replace: true })}>
        {texts.toSettings}
      </Button>
    </Empty>
  )
}
