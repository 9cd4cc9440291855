import { network } from '@/platform/network/network'
import { onNewEra } from '@/session/era'
import { CallFailure } from './CallFailure'
import type { FirstAnswer } from './lastSeen'

/** When this phone last changed something in the mall: what was asked before may tell of how it stood then. */
let changedAt = 0
export const somethingChanged = (): void => void (changedAt = Date.now())

/** What is known about one question. */
export interface Answer<T> {
  readonly data: T | undefined
  readonly failure: CallFailure | undefined
}

type Ask<T> = () => Promise<T>

/** ms in which equal questions share an answer */
const sharing = 2000
/** answers kept for later although nobody shows them */
const spare = 50

const nothing: Answer<never> = { data: undefined, failure: undefined }

class Slot<T> {
  answer: Answer<T> = nothing
  readonly listeners = new Set<() => void>()
  private latest: Ask<T> | undefined
  private round = 0
  private running: Promise<void> | undefined
  private askedAt = 0
  private answeredAt = 0

  subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen)
    return () => this.listeners.delete(listen)
  }

  get = (): Answer<T> => this.answer

  show(answer: Answer<T>): void {
    this.answer = answer
    this.listeners.forEach((listen) => listen())
  }

  /** Shows this from now on; what is on its way answers an older question and is dropped. */
  set(data: T): void {
    this.askedAt = Date.now()
    this.accept(data)
  }

  private accept(data: T): void {
    this.round += 1
    this.running = undefined
    this.answeredAt = Date.now()
    this.show({ data, failure: undefined })
  }

  /** Shows what is known before anything is asked. */
  begin(first: FirstAnswer<T> | undefined): void {
    if (first?.fresh) this.set(first.data)
    else if (first) this.show({ data: first.data, failure: undefined })
  }

  /** Asks unless the same is being asked or was answered just now, and nothing was changed since. */
  need(ask: Ask<T>): void {
    const isKnown = this.running !== undefined || Date.now() - this.answeredAt < sharing
    if (!isKnown || this.askedAt < changedAt) void this.renew(ask)
  }

  /** Asks in any case; resolves when the answer, or its failure, is shown. */
  renew(ask: Ask<T>): Promise<void> {
    this.latest = ask
    this.askedAt = Date.now()
    this.round += 1
    const run = this.run(ask, this.round)
    this.running = run
    return run
  }

  private async run(ask: Ask<T>, mine: number): Promise<void> {
    if (this.answer.failure) this.show({ ...this.answer, failure: undefined })
    try {
      const data = await ask()
      if (mine === this.round) this.accept(data)
    } catch (failure) {
      if (mine === this.round) this.running = undefined
      if (!(failure instanceof CallFailure)) throw failure
      if (mine === this.round) this.show({ ...this.answer, failure })
    }
  }

  /** After the connection came back: what failed is asked again where it is shown. */
  retry(): void {
    if (this.answer.failure && this.listeners.size > 0 && this.latest) void this.renew(this.latest)
  }
}

export type { Slot }

const slots = new Map<string, Slot<unknown>>()

/** The slot of a question; equal questions have the same. `first` is what a new one begins with. */
export function slotOf<T>(question: string, first: () => FirstAnswer<T> | undefined): Slot<T> {
  const known = slots.get(question) ?? new Slot<unknown>()
  // whoever shows it already must not be told while another one renders
  if (known.answer === nothing && known.listeners.size === 0) known.begin(first())
  // put back at the end: the front is what was not asked for longest
  slots.delete(question)
  slots.set(question, known)
  const unused = [...slots].filter(([, slot]) => slot !== known && slot.listeners.size === 0)
  unused.slice(0, Math.max(0, unused.length - spare)).forEach(([key]) => slots.delete(key))
  return known as Slot<T>
}

// nothing of another member or site may be shown, not even for a moment
onNewEra(() => slots.clear())
network.onStatusChange((online) => online && slots.forEach((slot) => slot.retry()))
