import { leaveUnknown, mayBind } from '@/start/checkSite'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { switchSite } from '@/session/site'
import { routes } from '@/routes'
import { LeadOn } from '@/ui/LeadOn'
import { useTexts } from './texts'

/** Stores the site and goes on: home for 0, the shop's home above; an unknown or closed one goes home (wire/routes section 1). */
export function SiteEntryScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.siteEntry)
  return <LeadOn key={siteId} title={texts.title} go={() => enter(siteId)} />
}

/** A lost connection says nothing about the site: then the page stays. */
async function enter(siteId: number): Promise<void> {
  if (siteId === 0) switchSite(0)
  else if (await mayBind(siteId)) {
    switchSite(siteId)
    await open(routes.shopHome, { site_id: siteId }, { replace: true })
    return
  } else leaveUnknown(siteId)
  await open(routes.home)
}
