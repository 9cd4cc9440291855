import { useEffect } from 'react'
import { useLoginPage } from '@/navigation/login'
import { open } from '@/navigation/open'
import { forgetRequest } from '@/session/closing'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Column } from '@/ui/Column'
import { Outcome } from '@/ui/Outcome'
import { Screen } from '@/ui/Screen'
import { useTexts } from './texts'
import { useStage } from './useStage'

/** The account is gone. It stands in for the login page: whoever asked for a login goes on from here, or not at all. */
export function SuccessScreen() {
  useLoginPage()
  const texts = useTexts()
  const isMember = useIsMember()
  const { info, leads } = useStage(routes.cancelSuccess)
  useEffect(() => {
    // told here, it is told
    if (!isMember) forgetRequest()
  }, [isMember])
  return (
    <Screen title={texts.successTitle} data={isMember ? info : []} state={leads ? 'loading' : undefined} toTop={false}>
      <Column>
        <Outcome className="t-account-closed" icon="success" tone="done" title={texts.closed} note={texts.closedNote} />
        <Button className="t-home" size="big" onClick={() => open(routes.home)}>
          {texts.home}
        </Button>
        <Button className="t-register" size="big" kind="secondary" onClick={() => open(routes.register)}>
          {texts.register}
        </Button>
      </Column>
    </Screen>
  )
}
