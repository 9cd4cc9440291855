import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useTexts } from './texts'

/** In place of what the mall does not give for points; leads to what it does. `words`: the mall's own. */
export function NotGiven({ words }: { words?: string }) {
  const texts = useTexts()
  return (
    <Empty text={words || texts.gone} icon="gift">
      <Button className="t-to-point-shop" onClick={() => open(routes.pointList, {}, { replace: true })}>
        {texts.toShop}
      </Button>
    </Empty>
  )
}
