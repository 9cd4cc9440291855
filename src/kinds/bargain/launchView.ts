import type { BargainGoods, LaunchRow } from '@mall/contract/bargain'
import { cents } from '@/domain/price/money'

/**
 * How a launch stands. won: it can be bought, at the floor or because its time is up; ordered: its order waits for the
 * payment; closed: the paid order was given back; lost: the floor was not reached in time; over: the activity was first.
 */
export type LaunchState = 'running' | 'won' | 'ordered' | 'bought' | 'closed' | 'lost' | 'over'

export interface LaunchView {
  /** the shopper is the launcher */
  isOwn: boolean
  state: LaunchState
  /** the launcher may buy it now */
  canBuy: boolean
  atFloor: boolean
  /** friends that are still wanted */
  missing: number
  /** the activity goes on: others can begin to bargain */
  activityRuns: boolean
}

interface Known {
  /** the activity, where it was told */
  deal: Pick<BargainGoods, 'status'> | undefined
  /** of the launcher's order */
  orderStatus: number | undefined
  /** unix s */
  at: number
}

type Told = Pick<
  LaunchRow,
  'status' | 'order_id' | 'self' | 'buy_type' | 'buy_end_time' | 'need_num' | 'curr_num' | 'curr_price' | 'floor_price'
>

export function viewOf(launch: Told, { deal, orderStatus, at }: Known): LaunchView {
  const activityRuns = launch.buy_end_time > at && (deal?.status ?? 1) === 1
  const state = stateOf(launch, activityRuns, orderStatus)
  return {
    isOwn: launch.self === 1,
    state,
    canBuy: launch.self === 1 && (state === 'won' || (state === 'running' && launch.buy_type === 0)),
    atFloor: cents(launch.curr_price) <= cents(launch.floor_price),
    missing: Math.max(0, launch.need_num - launch.curr_num),
    activityRuns,
  }
}

function stateOf({ status, order_id }: Told, activityRuns: boolean, orderStatus: number | undefined): LaunchState {
  if (order_id > 0) {
    // who has paid has won
    if (status === 0 || orderStatus === 0) return 'ordered'
    return orderStatus === -1 ? 'closed' : 'bought'
  }
  if (status === 2) return 'lost'
  if (!activityRuns) return 'over'
  return status === 1 ? 'won' : 'running'
}
