import type { Member, Model, Order } from './state'

/** What an order is to something that goes on beside it, which has to hear what becomes of the order. */
export interface Part {
  paid(model: Model, order: Order): void
  /** its pieces are back: it was closed unpaid, or refunded */
  back(model: Model, order: Order): void
  /** nothing can be done with it before this is over */
  locks(order: Order): boolean
  /** whose orders change with it */
  members(): Member[]
}
