import { useMemo, type ReactNode } from 'react'
import { useData } from '@/api/useData'
import { usePlace } from '@/platform/lifecycle/place'
import { targetOf } from '@/navigation/links'
import { parsedNav } from '@/session/boot'
import { TabBar } from './TabBar'
import { entriesOf, type Tab } from './tabs'

/** Bottom navigation of a page that is no tab page: the shop's own, which may have none; outside of shops the mall's. */
export function useOwnNav(siteId: number): ReactNode {
  const { path, query } = usePlace()
  const { data } = useData('/api/diyview/shopBottomNav', { site_id: siteId }, { enabled: siteId > 0, silent: true })
  const text = data?.value
  const nav = useMemo(() => parsedNav(text ?? ''), [text])
  // several pages of a decoration have the same path
  const isAt = ({ link }: Tab) =>
    Object.entries(targetOf(link)?.query ?? {}).every(([name, value]) => query[name] === value)
  if (siteId === 0) return <TabBar path={path} isAt={isAt} />
  return entriesOf(nav).length > 0 && <TabBar path={path} isAt={isAt} nav={nav} />
}
