import { useEffect } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { open } from '@/session/open'
import { isOpenable } from '@/session/openable'
import { useParams } from '@/session/params'
import { switchSite } from '@/session/site'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Screen } from '@/ui/Screen'
import { useTexts } from './texts'

/** Stores the site and goes on: home for 0, the shop's home above; an unknown site goes home (wire/routes section 1). */
export function SiteEntryScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.siteEntry)
  useEffect(() => {
    void enter(siteId, useTexts.get().unknown)
  }, [siteId])
  return (
    <Screen title={texts.title} state="loading" toTop={false}>
      {null}
    </Screen>
  )
}

async function enter(siteId: number, unknown: string): Promise<void> {
  if (siteId > 0 && !isOpenable(routes.shopHome)) toast(unknown)
  else if (siteId > 0) {
    try {
      await call('/api/shop/info', { site_id: siteId }, { silent: true })
      switchSite(siteId)
      await open(routes.shopHome, { site_id: siteId }, { replace: true })
      return
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      toast(unknown)
    }
  } else switchSite(0)
  await open(routes.home)
}
