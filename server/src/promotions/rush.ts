import { setImmediate } from 'node:timers/promises'
import type { Ctx } from '../http/route'
import { perMall } from '../lib/perMall'
import type { Mall } from '../mall'
import { general } from '../modules/checkout/refusal'

/** Callers that wait for their turn with one activity; beyond that they are told to come back. */
const longest = 5000
/** Callers that are refused before others get their turn. */
const lot = 25

export interface Rush {
  /** what is scarce, e.g. `seckill:5` */
  key: string
  /** pieces wanted */
  num: number
  /** Pieces left now, from the primary database; undefined = the checkout will say what is wrong. */
  remaining: () => Promise<number | undefined>
}

/**
 * Keeps a crowd that wants the last pieces of an activity away from the database: an eighth of the connections creates
 * orders of it, the others wait in line, and whoever finds too little left is refused before a transaction begins. Two at
 * a time fill the server's thread; more would only make all other callers wait. Every refusal rests on a read that began
 * after its caller had come, so a piece that comes back is for sale at once; what is sold is decided by the guard of the
 * statement that takes it, never here.
 */
export function inLine<T>({ mall }: Ctx, { key, num, remaining }: Rush, work: () => Promise<T>): Promise<T> {
  const own = linesOf(mall)
  const line = own.get(key) ?? new Line(Math.max(1, Math.floor(mall.config.poolSize / 8)), remaining)
  own.set(key, line)
  return line.run(num, work).finally(() => {
    if (line.isIdle && own.get(key) === line) own.delete(key)
  })
}

const linesOf = perMall<Mall, Map<string, Line>>(() => new Map())

interface Waiter {
  num: number
  go: () => void
  refuse: () => void
}

class Line {
  private running = 0
  /** callers within `run` */
  private inside = 0
  private waiting: Waiter[] = []
  private reading: Promise<number | undefined> | undefined
  private nextReading: Promise<number | undefined> | undefined

  constructor(
    private readonly most: number,
    private readonly read: () => Promise<number | undefined>,
  ) {}

  get isIdle(): boolean {
    return this.inside === 0
  }

  async run<T>(num: number, work: () => Promise<T>): Promise<T> {
    this.inside += 1
    try {
      if (isShort(await this.remaining(), num)) throw soldOut()
      await this.turn(num)
      try {
        return await work()
      } finally {
        this.pass()
      }
    } finally {
      this.inside -= 1
    }
  }

  /** Whoever had to wait looks again, for all who were waiting by then. */
  private async turn(num: number): Promise<void> {
    if (this.running < this.most) {
      this.running += 1
      return
    }
    if (this.waiting.length >= longest) throw crowded()
    await new Promise<void>((go, fail) => this.waiting.push({ num, go, refuse: () => fail(soldOut()) }))
    const crowd = new Set(this.waiting)
    const remaining = await this.remaining().catch((error: unknown) => {
      this.pass()
      throw error
    })
    if (!isShort(remaining, num)) return
    const refused = this.waiting.filter((one) => crowd.has(one) && isShort(remaining, one.num))
    this.waiting = this.waiting.filter((one) => !refused.includes(one))
    this.pass()
    void refuseInLots(refused)
    throw soldOut()
  }

  /** The turn goes to the next in line. */
  private pass(): void {
    const next = this.waiting.shift()
    if (next) next.go()
    else this.running -= 1
  }

  /** A read that begins from now on: callers who come while one runs share the next. */
  private remaining(): Promise<number | undefined> {
    if (!this.reading) return this.begin()
    this.nextReading ??= this.reading.catch(() => undefined).then(() => this.begin())
    return this.nextReading
  }

  private begin(): Promise<number | undefined> {
    this.nextReading = undefined
    const reading = this.read()
    this.reading = reading
    const end = () => {
      if (this.reading === reading) this.reading = undefined
    }
    reading.then(end, end)
    return reading
  }
}

/** A thousand answers at a time would hold up everybody else's. */
async function refuseInLots(refused: Waiter[]): Promise<void> {
  for (let at = 0; at < refused.length; at += lot) {
    for (const one of refused.slice(at, at + lot)) one.refuse()
    await setImmediate()
  }
}

const isShort = (remaining: number | undefined, num: number) => remaining !== undefined && remaining < num

const soldOut = () => general({ zh: '活动库存不足', en: 'This promotion is sold out' })
const crowded = () =>
  general({ zh: '参与人数过多，请稍后再试', en: 'Too many people at once. Please try again in a moment.' })
