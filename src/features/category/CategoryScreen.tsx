import { View } from '@tarojs/components'
import { open } from '@/navigation/open'
import { isOpenable, useOpenable } from '@/navigation/openable'
import { useParams } from '@/navigation/params'
import { useSiteId } from '@/session/site'
import { routes } from '@/routes'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { Screen } from '@/ui/Screen'
import { SearchLink } from '@/ui/SearchLink'
import { useMetrics } from '@/ui/useMetrics'
import styles from './category.module.scss'
import { GoodsLook } from './parts/GoodsLook'
import { PictureLook } from './parts/PictureLook'
import { ToCart } from './parts/ToCart'
import { Waiting } from './parts/Waiting'
import { useTexts } from './texts'
import { useCategories } from './useCategories'

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
  const categories = useCategories(siteId)
  const { statusBar, navBar } = useMetrics()
  const { shop, roots, state, template } = categories
  const search = () =>
    shop > 0 && isOpenable(routes.shopSearch)
      ? void open(routes.shopSearch, { site_id: shop })
      : void open(routes.goodsSearch, shop > 0 ? { siteId: shop } : {})
  const below = tab ? 'var(--tab-bar)' : '0px'
  const height = `calc(100vh - ${statusBar + navBar}px - ${below} - var(--safe-bottom))`
  const Look = template.look === 1 ? PictureLook : GoodsLook
  return (
    <Screen
      title={shop > 0 ? texts.shopTitle : texts.title}
      heading={
        <SearchLink className="t-category-search" hint={shop > 0 ? texts.searchShop : texts.search} onClick={search} />
      }
      right={tab || template.look === 1 ? null : <ToCart />}
      tab={tab}
      ground="surface"
      data={state}
      onRefresh={state.refresh}
      toTop={false}
      skeleton={<Waiting height={height} />}
    >
      {roots.length === 0 ? (
        <GoBrowsing text={texts.none} siteId={siteId} />
      ) : (
        <View className={styles.page} style={{ height }}>
          <Look categories={categories} />
        </View>
      )}
    </Screen>
  )
}
