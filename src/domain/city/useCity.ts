import { useData } from '@/api/useData'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { useAddon } from '@/session/boot'
import { switchSite, useWebsiteId } from '@/session/site'
import { useTexts } from './texts'

export interface City {
  /** website_id of its sub-site; 0 = nation-wide, also while the addon is off */
  id: number
  /** '' while it is on its way */
  name: string
  /** Makes a sub-site that of the visit, 0 = nation-wide, and goes home. */
  choose(id: number): Promise<void>
}

/** The city that this visit belongs to. A sub-site that has closed since is nation-wide by its name. */
export function useCity(): City {
  const texts = useTexts()
  const kept = useWebsiteId()
  const id = useAddon('city') ? kept : 0
  const { data } = useData('/api/website/getWebsiteInfo', { site_id: id }, { enabled: id > 0, silent: true })
  const isNationWide = id === 0 || data?.site_area_id === 0
  return { id, name: isNationWide ? texts.nationWide : (data?.site_area_name ?? ''), choose: chooseCity }
}

/** A city is one of the whole mall: a visit that is bound to a shop leaves it. */
async function chooseCity(id: number): Promise<void> {
  switchSite(0, id)
  await open(routes.home)
}
