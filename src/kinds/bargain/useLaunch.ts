import { useRef, useState } from 'react'
import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { now } from '@/session/clock'
import { viewOf } from './launchView'

/** A launch with its activity and, for the launcher, its order. */
export function useLaunch(id: number) {
  const launch = useData('/bargain/api/bargain/info', { id }, { enabled: id > 0, onShow: true })
  const { bargain_id = 0, order_id = 0 } = launch.data ?? {}
  const quiet = { silent: true, onShow: true }
  const activity = useData('/bargain/api/goods/detail', { bargain_id }, { ...quiet, enabled: bargain_id > 0 })
  const order = useData('/api/order/detail', { order_id }, { ...quiet, enabled: order_id > 0 })
  const deal = activity.data?.goods_sku_detail
  const settled = order_id === 0 || order.data !== undefined
  const view = launch.data && settled && viewOf(launch.data, { deal, orderStatus: order.data?.order_status, at: now() })
  return {
    waited: order_id > 0 ? [launch, order] : [launch],
    launch: launch.data,
    view: view || undefined,
    deal,
    refresh: () => Promise.all([launch.refresh(), activity.refresh(), order.refresh()]),
  }
}

/** What one's cut took off, and whether it was the last one. */
export interface Cut {
  money: string
  isLast: boolean
}

/** One cut of a launch; a guest logs in on the way, and it is made then. */
export function useCut(id: number, changed: () => void) {
  const [cutting, setCutting] = useState(false)
  const [done, setDone] = useState<Cut>()
  // a guest has become a member by then, for whom the page asks anew
  const latest = useRef(changed)
  latest.current = changed
  const cut = async () => {
    setCutting(true)
    try {
      const { bargain_money, status } = await call('/bargain/api/bargain/bargain', { id })
      setDone({ money: bargain_money, isLast: status === 1 })
    } catch {
      // told already; what stood in the way is shown by the page
    } finally {
      setCutting(false)
      latest.current()
    }
  }
  return { cutting, done, cut }
}
