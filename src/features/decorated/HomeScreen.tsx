import { useSiteId } from '@/session/site'
import { DecoratedPage } from './DecoratedPage'
import { HomeSkeleton } from './HomeSkeleton'
import { useTexts } from './texts'

/** The mall's home, or the home of the shop that this visit belongs to. */
export function HomeScreen() {
  const texts = useTexts()
  const siteId = useSiteId()
  return (
    <DecoratedPage
      key={siteId}
      name={siteId > 0 ? 'DIY_VIEW_SHOP_INDEX' : 'DIY_VIEW_INDEX'}
      siteId={siteId}
      missing={siteId > 0 ? texts.shopEmpty : texts.noPage}
      tab
      skeleton={<HomeSkeleton />}
    />
  )
}
