import { isOver, type Activity, type Bargain } from './activity'
import type { Part } from './part'
import type { Member, Model, Order } from './state'

/** A member's bargain for one piece, that friends cut (wire/promotions section 4). Amounts in cents. */
export class Launch implements Part {
  id = 0
  /** of the wire: in progress, won, lost */
  status: 0 | 1 | 2 = 0
  /** it may be cut or bought */
  isOpen = true
  /** of the activity's units: held, bought, given back */
  unit: 0 | 1 | 2 = 1
  order: Order | undefined
  readonly cutBy: Member[] = []
  current: number

  constructor(
    readonly n: number,
    readonly activity: Activity,
    readonly terms: Bargain,
    readonly member: Member,
    readonly price: number,
    readonly end: number,
  ) {
    this.current = price
  }

  get isAtFloor(): boolean {
    return this.cutBy.length === this.terms.people
  }

  members(): Member[] {
    return []
  }

  locks(): boolean {
    return false
  }

  /** What the next cut may take: a fixed one has one answer. */
  nextCut(): { least: number; most: number } {
    const { floor, first, people, isRandom, isOwn } = this.terms
    const [left, room] = [people - this.cutBy.length, this.current - floor]
    const own = isOwn ? first : 0
    const exactly = (money: number) => ({ least: money, most: money })
    if (left === 1) return exactly(room)
    if (own > 0 && this.cutBy.length === 0) return exactly(own)
    if (isRandom) return { least: 1, most: Math.floor(room / left) }
    return exactly(Math.floor((this.price - own - floor) / (own > 0 ? people - 1 : people)))
  }

  cut(by: Member): void {
    const { least } = this.nextCut()
    this.cutBy.push(by)
    this.current -= least
    if (this.isAtFloor) this.status = 1
  }

  /** A random cut took more than the cent that was taken for it. */
  wasCut(money: number): void {
    if (!this.isAtFloor) this.current -= money - 1
  }

  paid(): void {
    Object.assign(this, { status: 1, isOpen: false, unit: 2 })
  }

  back(model: Model, order: Order): void {
    if (this.order !== order) return
    if (this.unit === 1) {
      this.order = undefined
      this.tellTime(model)
    } else if (this.unit === 2 && !isOver(this.activity, model.now)) this.giveBack()
  }

  /** What its own end, that of its activity or its closing make of it. */
  tellTime({ now }: Pick<Model, 'now'>): void {
    const { activity, terms, end, order } = this
    if (this.status === 0 && end <= now) this.status = terms.floorOnly ? 2 : 1
    if (this.status === 0 && activity.closed && !order) this.status = 2
    if (this.status === 2 || isOver(activity, now)) this.isOpen = false
    if (!this.isOpen && !order && this.unit === 1) this.giveBack()
  }

  private giveBack(): void {
    this.unit = 0
    this.terms.units += 1
  }
}

/** All that are not over, as the clock has it. */
export function tellLaunches(model: Model): void {
  for (const launch of model.launches) if (launch.unit === 1) launch.tellTime(model)
}

/** The operator has closed the activity. */
export function endLaunches(model: Model, activity: Activity): void {
  for (const launch of model.launches) if (launch.unit === 1 && launch.activity === activity) launch.tellTime(model)
}
