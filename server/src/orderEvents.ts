import { atTheEnd, type LateWork } from './database/atTheEnd'
import type { Tx } from './database/transaction'
import type { Mall } from './mall'

/**
 * What can happen to an order. `refunded` is told per line, the others per order; `refundedWhole` when the last line
 * was refunded and the order is closed by it, `closed` only of unpaid orders.
 */
export type OrderEventKind = 'paid' | 'shipped' | 'received' | 'completed' | 'closed' | 'refunded' | 'refundedWhole'

/** The activity that an order was made in, as its row names it. */
export interface OrderPromotion {
  type: string
  /** 0 = several: an order of wholesale */
  activityId: number
  /** its row of the kind: pintuan order, launch, presale order; 0 = none */
  ref: number
}

export interface OrderEvent {
  kind: OrderEventKind
  memberId: number
  orderId: number
  siteId: number
  /** unix seconds of the mall's clock */
  at: number
  /** 1 parcel, 2 pickup, 3 deliverer, 4 virtual; 0 = not told */
  orderType: number
  /** way or channel that paid it; '' = not paid yet */
  payType: string
  /** undefined = of an ordinary order */
  promotion?: OrderPromotion | undefined
  /** the line, when kind is `refunded` */
  orderGoodsId?: number
  /** cents given back, when kind is `refunded` */
  refundMoney?: number
  /** by the member's own hand, when kind is `received` or `closed` */
  isOwn?: boolean
}

/**
 * Runs inside the transaction of the change: a throw undoes both. No calls to the outside here. What it does to rows that
 * many want, or that come late in the lock order, it hands to `atTheEnd` or answers: that is the last phase of the event.
 */
export type OrderEventHandler = (trx: Tx, event: OrderEvent, mall: Mall) => Promise<readonly LateWork[] | void>

export interface OrderEvents {
  on(kind: OrderEventKind, handler: OrderEventHandler): void
  /** Handlers run one after another in the order of modules/index.ts. */
  emit(trx: Tx, event: OrderEvent): Promise<void>
  /** The same for one call: its handlers get the mall of that call. */
  forCall(mall: () => Mall): OrderEvents
}

export function orderEvents(mall: () => Mall): OrderEvents {
  const handlers = new Map<OrderEventKind, OrderEventHandler[]>()
  const open = (mall: () => Mall): OrderEvents => ({
    on(kind, handler) {
      handlers.set(kind, [...(handlers.get(kind) ?? []), handler])
    },
    async emit(trx, event) {
      for (const handler of handlers.get(event.kind) ?? []) {
        const last = await handler(trx, event, mall())
        if (last) atTheEnd(trx, ...last)
      }
    },
    forCall: open,
  })
  return open(mall)
}
