import type { Kysely } from 'kysely'
import { audit, told } from '../../../server/src/database/audit/audit'
import type { DB } from '../../../server/src/database/schema'
import { send, type Answer, type Call } from '../world/client'
import { Random } from '../world/random'
import type { World } from '../world/world'
import { breaks, chooseFault, strike, told as toldOf, type Fault } from './faults'
import { note, type Latencies } from './latency'
import { Model, type Member } from './state'
import { Deviation, type Concern, type Step } from './step'

export interface RunOptions {
  seed: number
  /** orders to bring to their end */
  lives: number
  /** false = the mall is left in peace */
  faults?: boolean
  log: (line: string) => void
}

export interface Outcome {
  lives: number
  steps: number
  calls: number
  faults: Record<string, number>
  /** ms from spawn to ready of every start after a kill -9 */
  recoveries: number[]
  /** what was planned, line by line */
  plan: string[]
  latencies: Latencies
  deadlocks: number
}

const besides = 8
/** batches from one audit to the next when nothing broke */
const auditEvery = 10
const tries = 60
/** batches of a run of however few orders: the last one waits for the clock alone */
const triesLeast = 1200
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** One seed: plans by the random numbers and the model alone, acts on the real mall, and compares after every batch. */
export class Run {
  /** replaced when several steps met on the same rows, by the outcome that the tables show */
  model = new Model()
  readonly random: Random
  readonly latencies: Latencies = {}
  readonly plan: string[] = []
  readonly db: Kysely<DB>
  steps = 0
  calls = 0
  /** no process and no engine is struck down in this batch */
  isCalm = true
  /** no process has a wrong clock in this batch */
  isClockTrue = true
  private keys = 0
  private readonly faults: Record<string, number> = {}
  /** this batch's answers get lost on the way */
  private cutting: Random | undefined
  /** which process a call goes to */
  private readonly spread: Random

  constructor(
    readonly world: World,
    private readonly concerns: readonly Concern[],
    private readonly options: RunOptions,
  ) {
    this.random = new Random(options.seed)
    this.spread = new Random(options.seed + 1e6)
    this.db = world.db
  }

  async toTheEnd(): Promise<Outcome> {
    const { lives } = this.options
    for (let batches = 0; this.ended() < lives || this.living() > 0; batches += 1) {
      if (batches > Math.max(lives * tries, triesLeast)) throw new Deviation(`${this.living()} orders come to no end`)
      await this.batch(this.model.orders.length < lives)
    }
    await this.world.runDue()
    const late = this.concerns.flatMap((one) => one.atEnd?.(this) ?? [])
    if (late.length > 0) throw new Deviation(late.join('\n'))
    await this.check(true)
    const { steps, calls, faults, plan, latencies } = this
    const { recoveries } = this.world
    return {
      lives: this.ended(),
      steps,
      calls,
      faults,
      recoveries,
      plan,
      latencies,
      deadlocks: await this.world.deadlocks(),
    }
  }

  private readonly ended = () => this.model.orders.filter(({ status }) => status === -1 || status === 10).length
  private readonly living = () => this.model.orders.length - this.ended()

  private async batch(creates: boolean) {
    const steps = this.choose(creates)
    const fault: Fault = this.inPeace ? { kind: 'none' } : chooseFault(this.random, this.world.served.length)
    const line = `${steps.map(({ what }) => what).join(' | ')}${toldOf(fault)}`
    this.plan.push(line)
    this.options.log(line)
    this.steps += steps.length
    this.cutting = fault.kind === 'cut' ? new Random(this.random.whole(0, 1e9)) : undefined
    if (fault.kind !== 'none') this.faults[fault.kind] = (this.faults[fault.kind] ?? 0) + 1
    this.isCalm = !breaks(fault)
    this.isClockTrue = fault.kind !== 'slow clock'
    const work = Promise.allSettled(steps.map((step) => step.act(this)))
    await strike(this.world, fault)
    const failed = (await work).find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    this.cutting = undefined
    if (fault.kind === 'slow clock') this.world.served[fault.which]?.server.setClockBack(0)
    if (steps.some((step) => step.leavesJobs)) await this.world.allDone()
    await this.check(false, !this.isCalm || this.plan.length % auditEvery === 0)
  }

  private get inPeace() {
    return this.options.faults === false
  }

  /** Steps that do not meet: each is planned with the effects of those before it. */
  private choose(creates: boolean): Step[] {
    const actions = this.concerns
      .flatMap((one) => one.actions)
      .filter((one) => (creates || !one.creates) && !(one.races && this.inPeace))
    const wanted = this.random.whole(1, besides)
    const steps: Step[] = []
    const touched = new Set<string>()
    for (let i = 0; i < tries && (steps.length === 0 || (i < wanted * 6 && steps.length < wanted)); i += 1) {
      const step = this.random.weighted(actions)?.plan(this.model, this.random)
      if (!step || step.touches.some((one) => touched.has(one)) || (step.alone && steps.length > 0)) continue
      for (const one of step.touches) touched.add(one)
      step.expect()
      steps.push(step)
      if (step.alone) break
    }
    return steps
  }

  /** A key of its own for every effect that is wanted once. */
  key(): string {
    this.keys += 1
    return `model-${this.options.seed}-${this.keys}`
  }

  /**
   * Calls until the answer is definite. What is unknown is asked about by `happened`, else called again with the same
   * key; a refusal after that may mean that the first call did it: the comparison afterwards tells.
   */
  async call(call: Call, happened?: () => Promise<boolean>): Promise<{ answer: Answer; again: boolean }> {
    let cut = this.isCut()
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const answer = await this.attempt(call, cut)
      if (answer.kind !== 'unknown') return { answer, again: attempt > 0 }
      cut = false
      await this.world.settled()
      if (happened && (await this.world.read(happened))) return { answer: { kind: 'ok', data: undefined }, again: true }
      if (attempt > 2) await pause(100)
    }
    throw new Deviation(`${call.path} never answers`)
  }

  /** Calls a single time: among rivals a call without a key would do its part twice, with theirs in between. */
  async callOnce(call: Call): Promise<Answer> {
    const answer = await this.attempt(call, this.isCut())
    if (answer.kind === 'unknown') await this.world.settled()
    return answer
  }

  private isCut(): boolean {
    return this.cutting?.chance(0.5) ?? false
  }

  private async attempt(call: Call, cut: boolean): Promise<Answer> {
    this.calls += 1
    const { server, proxy } = await this.world.pick(this.spread)
    const since = performance.now()
    const answer = await send(cut ? proxy.url : server.url, call)
    if (this.isCalm) note(this.latencies, call.path, performance.now() - since)
    return answer
  }

  /** One of the processes that take calls. */
  async server() {
    return (await this.world.pick(this.spread)).server
  }

  /** A call that must succeed; a refusal is one only when nothing went wrong on the way. */
  async must(call: Call, happened?: () => Promise<boolean>): Promise<unknown> {
    const { answer, again } = await this.call(call, happened)
    if (answer.kind === 'ok') {
      if (call.params?.idempotency_key && this.spread.chance(0.3)) await this.mustNotAnswerAnother(call)
      return answer.data
    }
    if (answer.kind === 'refused' && again && !call.params?.idempotency_key) return undefined
    throw new Deviation(`${call.path} ${JSON.stringify(call.params)}: ${JSON.stringify(answer)}`)
  }

  /** A key answers the question it came with, and no other. */
  private mustNotAnswerAnother(call: Call): Promise<void> {
    return this.mustNot({ ...call, params: { ...call.params, asked: 'otherwise' } })
  }

  /** A call that must be refused, with this error_code if one is named. */
  async mustNot(call: Call, errorCode?: number): Promise<void> {
    const { answer } = await this.call(call)
    if (answer.kind !== 'refused') throw new Deviation(`${call.path} ${JSON.stringify(call.params)} was not refused`)
    if (errorCode !== undefined && answer.errorCode !== errorCode)
      throw new Deviation(`${call.path} ${JSON.stringify(call.params)}: ${JSON.stringify(answer)}, not ${errorCode}`)
  }

  /** As a member, with a token that lives. */
  as(member: Member, path: string, params: Call['params'] = {}): Call {
    return { path, params, token: member.token }
  }

  /** What the tables say otherwise than the model. */
  async differences(): Promise<string[]> {
    const found: string[] = []
    for (const one of this.concerns) found.push(...((await this.world.read(() => one.check?.(this) ?? [])) ?? []))
    return found
  }

  /** The tables against the model after every batch, the invariants now and then: a violation does not go away. */
  private async check(live: boolean, audited = true) {
    const found = await this.differences()
    if (audited) found.push(...(await this.violations(live)).map(told), ...(await this.deadlocks()))
    if (found.length > 0) throw new Deviation(found.slice(0, 20).join('\n'))
  }

  /** The bar is none: whoever locks the same rows locks them in the same order. */
  private async deadlocks(): Promise<string[]> {
    const deadlocks = await this.world.deadlocks()
    return deadlocks > 0 ? [`${deadlocks} deadlocks`, ...this.world.engine.deadlocksTold()] : []
  }

  private async violations(live: boolean) {
    const asked = async () => audit(this.db, { now: await this.world.mallTime(), live })
    return (await this.world.read(asked)).violations
  }
}
