import { useEffect, useState } from 'react'
import type { CancelState } from '@mall/contract/cancellation'
import { useData } from '@/api/useData'
import { useParams } from '@/navigation/params'
import { useShown } from '@/platform/lifecycle/shown'
import { forgetRequest, rememberRequest } from '@/session/closing'
import { useIsMember } from '@/session/token'
import type { Route } from '@/routes'
import { asksAgain, elsewhere, leadTo } from './stage'

/** Other servers answer an empty list where there is none. */
const stateOf = (data: CancelState | null | undefined) => (data && 'status' in data ? data : null)

/** How far the request to close the account has come; a page that shows something else leads on to the right one. */
export function useStage(here: Route<{ back?: string }>) {
  const { back } = useParams(here)
  const isMember = useIsMember()
  const info = useData('/membercancel/api/membercancel/info', {}, { onShow: true, enabled: isMember })
  const shown = useShown()
  const [again] = useState(asksAgain)
  const known = info.data !== undefined
  const state = stateOf(info.data)
  const other = known ? elsewhere(here, state, again) : undefined
  useEffect(() => {
    if (!known) return
    if (state?.status === 0) rememberRequest()
    else forgetRequest()
  }, [known, state?.status])
  useEffect(() => {
    if (shown && other) void leadTo(other, back)
  }, [shown, other, back])
  return { info, state, back, leads: other !== undefined }
}
