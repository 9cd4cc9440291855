import { useEffect } from 'react'
import { useData } from '@/api/useData'
import { useDistributor } from '@/domain/fenxiao/useDistributor'
import { addressOf } from '@/navigation/address'
import { leaveTo } from '@/navigation/leave'
import { useShown } from '@/platform/lifecycle/shown'
import { useAddon } from '@/session/boot'
import { useIsMember } from '@/session/token'
import { routes } from '@/routes'
import { asksToApply } from './requirement'

export type Stage =
  /** a distributor already: the centre is on its way */
  | 'done'
  | 'waiting'
  /** may apply, for the first time or after a refusal */
  | 'form'
  /** the mall makes a distributor of whoever meets its condition */
  | 'automatic'

/** Other servers answer an empty list where there is none. */
const rowIn = <T extends object>(data: T | null | undefined, name: keyof T): T | undefined =>
  data && name in data ? data : undefined

/** How far the member is on the way to be a distributor; who is one is led to the centre. */
export function useApplication() {
  const isOn = useAddon('fenxiao')
  const enabled = useIsMember() && isOn
  const distributor = useDistributor()
  const status = useData('/fenxiao/api/apply/status', {}, { enabled, onShow: true })
  const applied = rowIn(status.data, 'status')?.status
  const info = useData('/fenxiao/api/apply/info', {}, { enabled: enabled && applied !== undefined })
  const condition = useData('/fenxiao/api/config/fenxiao', {}, { enabled })
  const source = useData('/fenxiao/api/fenxiao/sourceinfo', {}, { enabled, silent: true })

  const isDone = !!distributor.data
  const shown = useShown()
  useEffect(() => {
    if (isDone && shown) void leaveTo(addressOf(routes.fenxiao))
  }, [isDone, shown])

  const stageOf = (): Stage | undefined => {
    if (isDone) return 'done'
    if (distributor.data === undefined || status.data === undefined || !condition.data) return undefined
    if (applied === 1) return 'waiting'
    return asksToApply(condition.data) ? 'form' : 'automatic'
  }
  return {
    stage: stageOf(),
    isRefused: applied === -1,
    /** what was sent last */
    application: rowIn(info.data, 'fenxiao_name'),
    referrer: rowIn(source.data, 'fenxiao_name')?.fenxiao_name ?? '',
    condition: condition.data,
    waited: applied === undefined ? [distributor, status, condition] : [distributor, status, condition, info],
    look: () => Promise.all([distributor.refresh(), status.refresh()]),
    /** the application that was sent just now is shown too */
    sent: async () => {
      await Promise.all([distributor.refresh(), status.refresh(), info.refresh()])
    },
  }
}
