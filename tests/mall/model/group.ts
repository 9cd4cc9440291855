import type { Activity, Team } from './activity'
import type { Part } from './part'
import type { Member, Model, Order } from './state'

/** What a group does to the orders of its members; the money of an order is no business of the group. */
export interface Ends {
  close(model: Model, order: Order): void
  refund(model: Model, order: Order): void
}

/** Members who buy together, from the order of the first one on (wire/promotions section 3). */
export class Group implements Part {
  /** of the wire */
  status: 0 | 1 | 2 | 3 = 0
  /** model time; none before the first payment */
  end = Infinity
  id = 0
  /** the leader's first; those that are closed too */
  readonly orders: Order[] = []

  constructor(
    readonly activity: Activity,
    readonly team: Team,
    private readonly ends: Ends,
  ) {}

  /** Paid places, and those of orders that wait for their payment. */
  get taken() {
    return this.orders.filter(({ status }) => status !== -1).length
  }

  get paidPlaces() {
    return this.orders.filter(({ paidAt, status }) => paidAt !== undefined && status !== -1).length
  }

  members(): Member[] {
    return this.orders.map(({ member }) => member)
  }

  isIn(member: Member): boolean {
    return this.orders.some((one) => one.member === member && one.status !== -1)
  }

  locks({ paidAt }: Order): boolean {
    return paidAt !== undefined && this.status === 2
  }

  paid(model: Model, order: Order): void {
    if (this.status === 0 && !this.activity.closed) {
      this.status = 2
      this.end = model.now + this.team.lasts
    } else if (this.status !== 2 || this.end <= model.now || this.activity.closed) {
      if (this.status === 0) this.status = 1
      return this.ends.refund(model, order)
    }
    if (this.paidPlaces === this.team.people) this.status = 3
  }

  back(_: Model, { paidAt }: Order): void {
    // the leader's, unpaid: none is opened
    if (this.status === 0 && paidAt === undefined) this.status = 1
  }

  /** Its time is over, or its activity was closed. */
  over(model: Model): void {
    if (this.status === 2) this.status = this.team.isVirtual && !this.activity.closed ? 3 : 1
    for (const order of this.orders) {
      if (order.status === 0) this.ends.close(model, order)
      else if (this.status === 1 && order.status !== -1) this.ends.refund(model, order)
    }
  }

  /** pintuan_status of a member's part in it. */
  statusOf({ paidAt, status }: Order): number {
    if (paidAt === undefined) return status === -1 ? 1 : 0
    return this.status
  }
}

export const isJoinable = (group: Group, now: number) => group.status === 2 && group.end > now

/** The operator has closed the activity: groups fail, who has not paid for one opens none. */
export function endGroups(model: Model, activity: Activity): void {
  for (const group of model.groups)
    if (group.activity === activity && (group.status === 0 || group.status === 2)) group.over(model)
}
