import { useSiteId, useWebsiteId } from '@/session/site'
import { useLater } from '@/ui/useLater'
import { calm } from '@/platform/calm/calm'
import { seldom } from './blockKinds'
import { DecoratedPage } from './DecoratedPage'
import { HomeSkeleton } from './HomeSkeleton'
import { loadRare } from './loadRare'
import { useTexts } from './texts'

/** Blocks below the window and the card for newcomers are not part of the first load. */
const loadAfter = calm.afterUse(async () => {
  const [after] = await Promise.all([import('./after/AfterHome'), seldom()])
  return after
})

/** The mall's home, that of the visit's city, or of the shop that this visit belongs to. */
export function HomeScreen() {
  const texts = useTexts()
  const siteId = useSiteId()
  const websiteId = useWebsiteId()
  const rare = useLater(loadRare, siteId > 0)
  const after = useLater(loadAfter)
  const name = siteId > 0 ? 'DIY_VIEW_SHOP_INDEX' : websiteId > 0 ? 'DIY_VIEW_CITY_INDEX' : 'DIY_VIEW_INDEX'
  return (
    <DecoratedPage
      key={`${siteId}/${websiteId}`}
      name={name}
      siteId={siteId}
      missing={rare && siteId > 0 ? rare.shopEmpty() : texts.noPage}
      tab
      right={rare && siteId > 0 && <rare.ToMall />}
      skeleton={<HomeSkeleton />}
      isOpening={!after}
      After={after?.AfterHome}
    />
  )
}
