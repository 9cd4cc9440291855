import { useState } from 'react'
import { somethingChanged } from '@/api/answers'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { leaveTo } from '@/navigation/leave'
import { back } from '@/navigation/open'
import { forgetRequest } from '@/session/closing'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { ask } from '@/ui/ask'
import { Button } from '@/ui/Button'
import { Column } from '@/ui/Column'
import { Outcome } from '@/ui/Outcome'
import { Screen } from '@/ui/Screen'
import { useTexts } from './texts'
import { useStage } from './useStage'

/** A request that waits for the mall, and the way to take it back. */
export function StatusScreen() {
  const texts = useTexts()
  const { info, back: named, leads } = useStage(routes.cancelStatus)
  const [busy, setBusy] = useState(false)
  const takeBack = async () => {
    const { takeBackAsk: title, takeBackNote: content, takeBackGo: confirm } = texts
    if (!(await ask({ title, content, confirm }))) return
    setBusy(true)
    try {
      await call('/membercancel/api/membercancel/cancelApply', {})
      // the pages of this request ask anew
      somethingChanged()
      forgetRequest()
      await (named ? leaveTo(named) : back(routes.memberInfo))
      toast(texts.takenBack)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    } finally {
      setBusy(false)
    }
  }
  return (
    <Screen
      title={texts.statusTitle}
      data={info}
      state={leads ? 'loading' : undefined}
      onRefresh={info.refresh}
      toTop={false}
    >
      <Column>
        <Outcome className="t-waiting" icon="clock" tone="waits" title={texts.waiting} note={texts.waitingNote} />
        <Button className="t-take-back" size="big" kind="secondary" loading={busy} onClick={takeBack}>
          {texts.takeBack}
        </Button>
      </Column>
    </Screen>
  )
}
