import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import type { Scope } from '../question'
import { useTexts } from '../texts'

interface NothingFoundProps {
  scope: Scope
  filtered: boolean
  onClear: () => void
}

/** Says what to loosen: the filter first, then the shop, then the words. */
export function NothingFound({ scope: { keyword, siteId }, filtered, onClear }: NothingFoundProps) {
  const texts = useTexts()
  if (filtered) {
    return (
      <Empty text={texts.noneFit} note={texts.loosen} icon="filter">
        <Button className="t-loosen" onClick={onClear}>
          {texts.clearAll}
        </Button>
      </Empty>
    )
  }
  if (keyword && siteId) {
    return (
      <Empty text={texts.noneInShop(keyword)} icon="search">
        <Button className="t-whole-mall" onClick={() => open(routes.goodsList, { keyword }, { replace: true })}>
          {texts.wholeMall}
        </Button>
      </Empty>
    )
  }
  return <GoBrowsing text={keyword ? texts.noneNamed(keyword) : texts.empty} siteId={siteId} />
}
