import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
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
  const hasPosters = useOpenable(routes.fenxiaoPoster)
  const hasGoods = useOpenable(routes.fenxiaoGoods)
  const way = hasPosters
    ? ({ handle: 't-to-posters', words: texts.toPosters, page: routes.fenxiaoPoster } as const)
    : hasGoods && ({ handle: 't-to-promoted', words: texts.toGoods, page: routes.fenxiaoGoods } as const)
  return (
    <Empty text={text} note={note} icon={icon}>
      {way && (
        <Button className={way.handle} kind="secondary" onClick={() => void open(way.page)}>
          {way.words}
        </Button>
      )}
    </Empty>
  )
}
