import { useEffect, useState } from 'react'
import { CallFailure } from '@/api/CallFailure'
import { leaveUnknown, mayBind } from '@/start/checkSite'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { switchSite } from '@/session/site'
import { routes } from '@/routes'
import { Screen } from '@/ui/Screen'
import { stopOf } from '@/ui/screenState'
import { useTexts } from './texts'

/** Stores the site and goes on: home for 0, the shop's home above; an unknown or closed one goes home (wire/routes section 1). */
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
      state={failure ? stopOf(failure) : 'loading'}
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
  try {
    if (siteId === 0) switchSite(0)
    else if (await mayBind(siteId)) {
      switchSite(siteId)
      await open(routes.shopHome, { site_id: siteId }, { replace: true })
      return undefined
    } else leaveUnknown(siteId)
  } catch (failure) {
    // a lost connection says nothing about the site
    if (failure instanceof CallFailure) return failure
    throw failure
  }
  await open(routes.home)
  return undefined
}
