import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CartLimit } from '@mall/contract/cart'
import { CallFailure } from '@/api/CallFailure'

/** What the shopper did and the server has not confirmed; it lies over the server's rows, whatever those become. */
export interface WorkState {
  /** cart_id -> number of pieces */
  nums: ReadonlyMap<number, number>
  /** deleted: not shown any more */
  hidden: ReadonlySet<number>
  /** those of them that can be brought back */
  undoable: readonly number[]
  /** they went to the favourites */
  moved: boolean
}

export interface WorkCalls {
  /** `again`: what went wrong was told before */
  edit(cartId: number, num: number, again: boolean): Promise<unknown>
  isOnline(): boolean
  remove(cartIds: readonly number[]): Promise<unknown>
  /** the server has this number now */
  edited(cartId: number, num: number): void
  removed(cartIds: readonly number[]): void
  /** the server holds something else than what was shown */
  refused(): void
}

export interface Work extends Pick<StoreApi<WorkState>, 'getState' | 'getInitialState' | 'subscribe'> {
  setNum(cartId: number, num: number): void
  /** Hides the rows at once; the server hears of it when they can no longer be brought back. */
  remove(cartIds: readonly number[], moved?: boolean): void
  undo(): void
  /** Sends everything now, also what is changed until it has arrived. True when all of it is confirmed. */
  flush(): Promise<boolean>
  /** From now on nothing is sent by itself. */
  end(): void
}

/** ms after the last tap on a stepper until the number is sent */
export const settle = 350
/** ms until a number that may not have arrived is sent again: twice as long after each failure, `last` at most */
export const patience = { first: 2000, last: 16_000 }
/** ms in which a deletion can be taken back */
export const undoTime = 4000

const limitOf = ({ data }: CallFailure): CartLimit | undefined => {
  const { min, max } = (data ?? {}) as Partial<CartLimit>
  return Number(min) > 0 && Number(max) >= Number(min) ? { min: Number(min), max: Number(max) } : undefined
}

/** A delayed deletion rather than one that is added again: nothing is lost when adding again fails or the app is killed. */
export function createWork(calls: WorkCalls): Work {
  const store = createStore<WorkState>(() => ({ nums: new Map(), hidden: new Set(), undoable: [], moved: false }))
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const sending = new Map<number, Promise<void>>()
  /** cart_id -> ms until the next try, of rows whose number was sent in vain */
  const waits = new Map<number, number>()
  let ended = false
  let removal: ReturnType<typeof setTimeout> | undefined
  let removing = Promise.resolve()

  const forget = (cartId: number) =>
    store.setState(({ nums }) => ({ nums: new Map([...nums].filter(([id]) => id !== cartId)) }))
  const unhide = (cartIds: readonly number[]) =>
    store.setState(({ hidden }) => ({ hidden: new Set([...hidden].filter((id) => !cartIds.includes(id))) }))

  /** The number may not have arrived: it stays, and is sent again later, and before the checkout. */
  function tryLater(cartId: number) {
    if (ended || timers.has(cartId)) return
    const wait = waits.get(cartId) ?? patience.first
    const again = () => {
      timers.delete(cartId)
      if (!calls.isOnline()) return tryLater(cartId)
      waits.set(cartId, Math.min(wait * 2, patience.last))
      void send(cartId)
    }
    timers.set(cartId, setTimeout(again, wait))
  }

  async function attempt(cartId: number, num: number, again: boolean): Promise<void> {
    try {
      await calls.edit(cartId, num, waits.has(cartId))
      calls.edited(cartId, num)
      waits.delete(cartId)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (!failure.definite) return tryLater(cartId)
      waits.delete(cartId)
      if (store.getState().nums.get(cartId) !== num) return
      const limit = limitOf(failure)
      const nearest = limit && Math.max(limit.min, Math.min(limit.max, num))
      if (nearest === undefined || nearest === num || !again) {
        forget(cartId)
        return calls.refused()
      }
      store.setState(({ nums }) => ({ nums: new Map(nums).set(cartId, nearest) }))
      return attempt(cartId, nearest, false)
    }
    if (store.getState().nums.get(cartId) === num) forget(cartId)
  }

  /** One edit of a row at a time: an older number must not arrive after a newer one. */
  function send(cartId: number): Promise<void> {
    clearTimeout(timers.get(cartId))
    timers.delete(cartId)
    const before = sending.get(cartId) ?? Promise.resolve()
    const run = before.then(async () => {
      const num = store.getState().nums.get(cartId)
      if (num !== undefined) await attempt(cartId, num, true)
    })
    const mine = run.finally(() => sending.get(cartId) === mine && sending.delete(cartId))
    sending.set(cartId, mine)
    return mine
  }

  function sendRemoval(): Promise<void> {
    clearTimeout(removal)
    const ids = store.getState().undoable
    if (ids.length === 0) return removing
    store.setState({ undoable: [] })
    removing = removing.then(async () => {
      try {
        await calls.remove(ids)
        calls.removed(ids)
        ids.forEach(forget)
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
        calls.refused()
      }
      unhide(ids)
    })
    return removing
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setNum(cartId, num) {
      waits.delete(cartId)
      store.setState(({ nums }) => ({ nums: new Map(nums).set(cartId, num) }))
      clearTimeout(timers.get(cartId))
      timers.set(
        cartId,
        setTimeout(() => void send(cartId), settle),
      )
    },
    remove(cartIds, moved = false) {
      void sendRemoval()
      store.setState(({ hidden }) => ({ hidden: new Set([...hidden, ...cartIds]), undoable: cartIds, moved }))
      removal = setTimeout(() => void sendRemoval(), undoTime)
    },
    undo() {
      clearTimeout(removal)
      unhide(store.getState().undoable)
      store.setState({ undoable: [] })
    },
    async flush() {
      for (;;) {
        const { nums: sent, undoable } = store.getState()
        // a number of a row that is being deleted is of no use
        const edits = [...sent.keys()].filter((id) => !undoable.includes(id))
        await Promise.all([sendRemoval(), ...edits.map(send)])
        const left = [...store.getState().nums]
        // what was sent in vain waits; what the shopper has changed meanwhile goes too
        if (left.every(([id, num]) => sent.get(id) === num)) return left.length === 0
      }
    },
    end() {
      ended = true
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
