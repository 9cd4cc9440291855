import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import type { IconName } from '@/ui/Icon'
import { useTexts } from '../texts'

interface NoneYetProps {
  text: string
  note?: string
  icon: IconName
}

/** Nothing was earned yet: leads to what one earns with. */
export function NoneYet({ text, note, icon }: NoneYetProps) {
  const texts = useTexts()
  return (
    <Empty text={text} note={note} icon={icon}>
      <Button className="t-to-posters" kind="secondary" onClick={() => void open(routes.fenxiaoPoster)}>
        {texts.toPosters}
      </Button>
    </Empty>
  )
}
