import type { Scope } from '@/domain/goods-filter/question'
import { Recommended } from '@/domain/goods/Recommended'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useTexts } from '../texts'
import { WordsToTry } from './WordsToTry'

/** Says what to loosen: the shop first. After a search other words, of which a shop may have nothing, and other goods lead on. */
export function NothingFound({ scope: { keyword, siteId = 0 } }: { scope: Scope }) {
  const texts = useTexts()
  if (!keyword) return <GoBrowsing text={texts.empty} siteId={siteId || undefined} />
  return (
    <>
      {siteId > 0 ? (
        <Empty text={texts.noneInShop(keyword)} icon="search">
          <Button className="t-whole-mall" onClick={() => open(routes.goodsList, { keyword }, { replace: true })}>
            {texts.wholeMall}
          </Button>
        </Empty>
      ) : (
        <GoBrowsing text={texts.noneNamed(keyword)} icon="search" />
      )}
      {siteId === 0 && <WordsToTry keyword={keyword} />}
      <Recommended />
    </>
  )
}
