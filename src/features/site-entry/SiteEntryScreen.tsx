import { useEffect, useState } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { open } from '@/session/open'
import { isOpenable } from '@/session/openable'
import { useParams } from '@/session/params'
import { currentSite, switchSite } from '@/session/site'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Screen } from '@/ui/Screen'
import { stopOf } from '@/ui/screenState'
import { useTexts } from './texts'

/** Stores the site and goes on: home for 0, the shop's home above; an unknown site goes home (wire/routes section 1). */
export function SiteEntryScreen() {
  const texts = useTexts()
  const { site_id: siteId = 0 } = useParams(routes.siteEntry)
  const [attempt, setAttempt] = useState(0)
  const [failure, fail] = useState<CallFailure>()
  useEffect(() => {
    let here = true
    fail(undefined)
    void enter(siteId).then((why) => here && fail(why))
    return () => {
      here = false
    }
  }, [siteId, attempt])
  return (
    <Screen
      title={texts.title}
      state={failure ? stopOf(failure.kind) : 'loading'}
      message={failure?.message}
      onRetry={() => setAttempt(attempt + 1)}
      toTop={false}
    >
      {null}
    </Screen>
  )
}

/** Leaves the page; or stays, with what kept it from knowing the site. */
async function enter(siteId: number): Promise<CallFailure | undefined> {
  if (siteId === 0) switchSite(0)
  else if (!isOpenable(routes.shopHome)) leaveUnknown(siteId)
  else {
    try {
      await call('/api/shop/info', { site_id: siteId }, { silent: true })
      switchSite(siteId)
      await open(routes.shopHome, { site_id: siteId }, { replace: true })
      return undefined
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      // a lost connection says nothing about the site
      if (failure.kind !== 'refused') return failure
      leaveUnknown(siteId)
    }
  }
  await open(routes.home)
  return undefined
}

/** The launch has taken the site from the address already. */
function leaveUnknown(siteId: number): void {
  toast(useTexts.get().unknown)
  if (currentSite().siteId === siteId) switchSite(0)
}
