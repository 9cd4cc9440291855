import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useTexts } from '../texts'

/** In place of a message that is not there, with the way to those that are. */
export function Gone({ onList }: { onList: () => void }) {
  const texts = useTexts()
  return (
    <Empty text={texts.gone} icon="bell">
      <Button className="t-to-messages" onClick={onList}>
        {texts.toMessages}
      </Button>
    </Empty>
  )
}
