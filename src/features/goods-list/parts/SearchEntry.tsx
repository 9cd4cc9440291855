import { open } from '@/navigation/open'
import { isOpenable } from '@/navigation/openable'
import { routes } from '@/routes'
import { SearchLink } from '@/ui/SearchLink'
import type { Scope } from '@/domain/goods-filter/question'
import { useTexts } from '../texts'

/** Leads to the search with what was searched for. */
export function SearchEntry({ scope: { keyword, siteId }, ofShop }: { scope: Scope; ofShop: boolean }) {
  const texts = useTexts()
  const go = () => {
    const word = keyword ? { keyword } : {}
    if (!siteId) return void open(routes.goodsSearch, word)
    // the shop's own search takes no keyword; a known one is changed in the mall's, kept to the shop
    void (keyword || !isOpenable(routes.shopSearch)
      ? open(routes.goodsSearch, { ...word, siteId })
      : open(routes.shopSearch, { site_id: siteId }))
  }
  return (
    <SearchLink
      className="t-list-search"
      words={keyword}
      hint={ofShop ? texts.searchShop : texts.search}
      onClick={go}
    />
  )
}
