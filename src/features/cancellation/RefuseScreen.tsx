import { useData } from '@/api/useData'
import { ContactButton } from '@/domain/chat/ContactButton'
import { timeText } from '@/lib/date'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Cell } from '@/ui/Cell'
import { Column } from '@/ui/Column'
import { Outcome } from '@/ui/Outcome'
import { Screen } from '@/ui/Screen'
import { useTexts } from './texts'
import { useStage } from './useStage'

/** A request that the mall refused, and why. */
export function RefuseScreen() {
  const texts = useTexts()
  const { info, state, back, leads } = useStage(routes.cancelRefuse)
  const config = useData('/membercancel/api/membercancel/config', {}, { silent: true })
  return (
    <Screen title={texts.refuseTitle} data={info} state={leads ? 'loading' : undefined} toTop={false}>
      <Column>
        <Outcome className="t-refused" icon="warning" tone="refused" title={texts.refused} note={texts.refusedNote}>
          <Cell className="t-reason" label={texts.reason} note={state?.reason || texts.noReason} />
          {state && state.audit_time > 0 && (
            <Cell className="t-refused-at" label={texts.refusedAt} value={timeText(state.audit_time)} />
          )}
        </Outcome>
        {config.data?.is_enable === 1 && (
          <Button className="t-again" size="big" onClick={() => open(routes.cancellation, { back })}>
            {texts.again}
          </Button>
        )}
        <ContactButton siteId={0} size="big" kind="secondary" icon="service" />
      </Column>
    </Screen>
  )
}
