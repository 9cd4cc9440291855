import { useState } from 'react'
import type { SignResult } from '@mall/contract/level'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { useSubmit } from '@/api/useSubmit'
import { useIsMember } from '@/session/token'

/** What a day brings, whether today is done, and doing it. */
export function useCheckIn() {
  const mine = { enabled: useIsMember(), onShow: true }
  const status = useData('/api/membersignin/getSignStatus', {}, { onShow: true })
  const signed = useData('/api/membersignin/issign', {}, mine)
  const info = useData('/api/member/info', {}, mine)
  const { submit, running } = useSubmit('/api/membersignin/signin')
  const [brought, setBrought] = useState<SignResult>()
  const checkIn = async () => {
    try {
      setBrought(await submit({}))
      signed.set(1)
      await info.refresh()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      // it may have been done on another phone, or be switched off
      await Promise.all([signed.refresh(), info.refresh(), status.refresh()])
    }
  }
  return { status, signed, info, running, brought, checkIn }
}
