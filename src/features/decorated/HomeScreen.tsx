import { open } from '@/navigation/open'
import { useSiteId, useWebsiteId } from '@/session/site'
import { routes } from '@/routes'
import { Tap } from '@/ui/Tap'
import { DecoratedPage } from './DecoratedPage'
import { HomeSkeleton } from './HomeSkeleton'
import { useTexts } from './texts'

/** The mall's home, that of the visit's city, or of the shop that this visit belongs to. */
export function HomeScreen() {
  const texts = useTexts()
  const siteId = useSiteId()
  const websiteId = useWebsiteId()
  const name = siteId > 0 ? 'DIY_VIEW_SHOP_INDEX' : websiteId > 0 ? 'DIY_VIEW_CITY_INDEX' : 'DIY_VIEW_INDEX'
  return (
    <DecoratedPage
      key={`${siteId}/${websiteId}`}
      name={name}
      siteId={siteId}
      missing={siteId > 0 ? texts.shopEmpty : texts.noPage}
      tab
      right={siteId > 0 && <ToMall />}
      skeleton={<HomeSkeleton />}
    />
  )
}

/** By the site page: the address then names the shop no more. */
function ToMall() {
  const texts = useTexts()
  return (
    <Tap className="t-to-mall" onClick={() => void open(routes.siteEntry, { site_id: 0 }, { replace: true })}>
      {texts.toMall}
    </Tap>
  )
}
