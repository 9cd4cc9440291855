import type { Scope } from '@/domain/goods-filter/question'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useTexts } from '../texts'

/** Says what to loosen: the shop first, then the words. */
export function NothingFound({ scope: { keyword, siteId } }: { scope: Scope }) {
  const texts = useTexts()
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
