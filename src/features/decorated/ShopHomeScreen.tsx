import { useData } from '@/api/useData'
import { ShareWays } from '@/domain/share/ShareWays'
import { useOwnNav } from '@/domain/tab-bar/useOwnNav'
import { useOpenable } from '@/navigation/openable'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Screen } from '@/ui/Screen'
import { useLaterTexts } from './blocks/laterTexts'
import { DecoratedPage } from './DecoratedPage'
import { HomeSkeleton } from './HomeSkeleton'
import { ShopContext } from './shopContext'

/** Nothing is asked for a shop while shops are hidden; the Screen draws the empty state. */
export function ShopHomeScreen() {
  return useOpenable(routes.shopHome) ? <ShopHome /> : <Screen />
}

function ShopHome() {
  const { shopEmpty } = useLaterTexts()
  const { site_id: siteId = 0 } = useParams(routes.shopHome)
  const shop = useData('/api/shop/info', { site_id: siteId }, { enabled: siteId > 0, silent: true })
  const nav = useOwnNav(siteId)
  return (
    <ShopContext.Provider value={siteId}>
      <DecoratedPage
        name="DIY_VIEW_SHOP_INDEX"
        siteId={siteId}
        title={shop.data?.site_name}
        missing={shopEmpty}
        nav={nav}
        right={
          shop.data && (
            <ShareWays
              card={{ title: shop.data.site_name, image: shop.data.logo, summary: shop.data.seo_description }}
              page={routes.shopHome}
              params={{ site_id: siteId }}
            />
          )
        }
        skeleton={<HomeSkeleton />}
      />
    </ShopContext.Provider>
  )
}
