import { useState } from 'react'
import { call } from '@/api/call'
import { CallFailure } from '@/api/CallFailure'
import { forgetRequest, rememberRequest } from '@/session/closing'
import { ask } from '@/ui/ask'
import { useTexts } from './texts'

/**
 * Asks for the account to be closed. `look` asks what became of it: where nobody reviews requests, the token has ended by
 * then and the way of an ended login leads to the page of closed accounts.
 */
export function useApply(isAudit: boolean, look: () => Promise<unknown>) {
  const texts = useTexts()
  const [busy, setBusy] = useState(false)
  const apply = async () => {
    const content = isAudit ? texts.applyWaits : texts.applyAtOnce
    if (!(await ask({ title: texts.applyAsk, content, confirm: texts.applyGo, cancel: texts.keep }))) return
    setBusy(true)
    // before it is sent: its answer may be lost
    rememberRequest()
    try {
      await call('/membercancel/api/membercancel/apply', {})
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.definite && !failure.needsLogin) forgetRequest()
    } finally {
      setBusy(false)
    }
    await look()
  }
  return { busy, apply }
}
