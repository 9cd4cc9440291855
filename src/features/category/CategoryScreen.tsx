import { open } from '@/navigation/open'
import { isOpenable, useOpenable } from '@/navigation/openable'
import { useParams } from '@/navigation/params'
import { useSiteId } from '@/session/site'
import { routes } from '@/routes'
import { CategoriesWaiting } from '@/domain/category/CategoriesWaiting'
import { CategoryPanel } from '@/domain/category/CategoryPanel'
import { useCategories } from '@/domain/category/useCategories'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { useOwnNav } from '@/domain/tab-bar/useOwnNav'
import { Screen } from '@/ui/Screen'
import { SearchLink } from '@/ui/SearchLink'
import { useMetrics } from '@/ui/useMetrics'
import { ToCart } from './parts/ToCart'
import { useTexts } from './texts'
import { useTemplate } from './useTemplate'

/** The tab: the mall's categories, or those of the shop that this visit belongs to. */
export function CategoryScreen() {
  const siteId = useSiteId()
  const { site_id = siteId } = useParams(routes.category)
  return <CategoryPage key={site_id} siteId={site_id} tab />
}

/** Nothing is asked for a shop while shops are hidden; the Screen draws the empty state. */
export function ShopCategoryScreen() {
  const { site_id = 0 } = useParams(routes.shopCategory)
  return useOpenable(routes.shopCategory) ? <CategoryPage key={site_id} siteId={site_id} /> : <Screen />
}

function CategoryPage({ siteId, tab = false }: { siteId: number; tab?: boolean }) {
  const texts = useTexts()
  // while shops are hidden the mall's stand in place of a shop's
  const shop = useOpenable(routes.shopGoods) ? siteId : 0
  const { template, hasNav, loading } = useTemplate(shop)
  const categories = useCategories(shop, template)
  const { statusBar, navBar } = useMetrics()
  const { roots, state } = categories
  const search = () =>
    shop > 0 && isOpenable(routes.shopSearch)
      ? void open(routes.shopSearch, { site_id: shop })
      : void open(routes.goodsSearch, shop > 0 ? { siteId: shop } : {})
  const own = useOwnNav(tab ? 0 : shop)
  const nav = !tab && hasNav && own
  const atEdge = !tab && !nav
  const height = `calc(100vh - ${statusBar + navBar}px - ${atEdge ? '0px' : 'var(--tab-bar)'} - var(--safe-bottom))`
  return (
    <Screen
      title={shop > 0 ? texts.shopTitle : texts.title}
      heading={
        <SearchLink className="t-category-search" hint={shop > 0 ? texts.searchShop : texts.search} onClick={search} />
      }
      right={tab || template.look === 1 ? null : <ToCart />}
      tab={tab}
      nav={nav}
      ground="surface"
      // a page that was never decorated is no failure
      data={{ ...state, loading: state.loading || loading }}
      onRefresh={state.refresh}
      toTop={false}
      skeleton={<CategoriesWaiting height={height} />}
    >
      {roots.length === 0 ? (
        <GoBrowsing text={texts.none} siteId={siteId} />
      ) : (
        <CategoryPanel categories={categories} height={height} atEdge={atEdge} />
      )}
    </Screen>
  )
}
