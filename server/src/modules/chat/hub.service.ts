import { randomBytes } from 'node:crypto'
import type { ServerFrame } from '@mall/contract/chat'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { loop } from '../../lib/loop'
import { machineSeconds } from '../../lib/machineClock'
import type { Mall } from '../../mall'
import { servicerSaid, type RoomKey } from './chat.store'
import { frameWriter } from './frames.service'
import { servicerId, servicerOf } from './servicer.service'
import * as store from './socket.store'

/** What the hub needs of a socket. */
export interface Line {
  send(frame: ServerFrame): void
  /** closes it with this code of RFC 6455 */
  close(code: number): void
}

/** The sockets of this process: each gets what servicers say in the rooms it is bound to, wherever they say it. */
export interface Hub {
  /** Answers its client_id, by which `bind` finds it from every process. */
  add(line: Line): Promise<string>
  remove(clientId: string): Promise<void>
  /** Something was said or bound by this process. */
  wake(): void
  stop(): Promise<void>
}

interface Bound extends RoomKey {
  bindingId: number
  /** the last message that was sent along */
  sentId: number
}
interface Held {
  line: Line
  /** by site_id */
  bound: Map<number, Bound>
}

interface Listener {
  line: Line
  bound: Bound
  binding: store.Binding
}

/** ms; what other processes have said is heard by asking, which works behind a pooler too */
const pauseMs = 400
/** messages of one room in one round; the others follow in the next */
const atOnce = 50
const restarting = 1012

const hubs = new WeakMap<Kysely<DB>, Hub>()

/** After the transaction, never in it: what was committed is sent at once to the sockets of this process. */
export const wakeHub = ({ db }: Pick<Mall, 'db'>): void => hubs.get(db)?.wake()

export function openHub(mall: Mall, { renewMs = 10_000 } = {}): Hub {
  const { db, log } = mall
  const held = new Map<string, Held>()
  /** the name under which this process holds sockets; '' = it holds none */
  let process = ''
  let opening: Promise<void> | undefined
  let isListening = false
  let last: Promise<void> = Promise.resolve()
  let isWoken = false

  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what)
  const listening = loop(() => look(), pauseMs, failed('asking what was said failed'))
  const renewing = loop(renew, renewMs, failed('renewing the lease of the sockets failed'))

  async function open(): Promise<void> {
    const name = randomBytes(12).toString('base64url')
    await store.openProcess(db, name, machineSeconds())
    process = name
    if (isListening) return
    isListening = true
    listening.start()
    renewing.start()
  }

  /** Its next socket comes under another name. */
  function giveUp(): string {
    const name = process
    process = ''
    opening = undefined
    return name
  }

  async function renew(): Promise<void> {
    if (process === '') return
    if (held.size === 0) return store.dropProcesses(db, [giveUp()])
    if (!(await store.renewProcess(db, process, machineSeconds()))) lose()
  }

  /** Silent for too long, or the mall was reset: nobody finds its sockets any more, so they are opened anew. */
  function lose(): void {
    log.warn('the lease of the sockets ran out')
    giveUp()
    const lost = [...held.values()]
    held.clear()
    for (const { line } of lost) line.close(restarting)
  }

  /** One round after the other, also when somebody wakes the hub. */
  function look(): Promise<void> {
    const turn = last.then(deliver)
    last = turn.catch(() => undefined)
    return turn
  }

  async function deliver(): Promise<void> {
    isWoken = false
    if (process === '' || held.size === 0) return
    const bindings = await store.bindingsOf(db, process)
    letGo(bindings)
    const behind: Listener[] = []
    for (const binding of bindings) {
      const socket = held.get(binding.client_id)
      if (!socket) continue
      const bound = await greeted(socket, binding)
      if (binding.newest > bound.sentId) behind.push({ line: socket.line, bound, binding })
    }
    for (const room of roomsOf(behind)) await tell(room).catch(failed('telling what was said failed'))
  }

  /** Rooms that the member has left, on this socket or another one. */
  function letGo(bindings: store.Binding[]): void {
    const kept = new Set(bindings.map(({ client_id, site_id }) => `${client_id} ${site_id}`))
    for (const [clientId, { line, bound }] of held)
      for (const siteId of bound.keys())
        if (!kept.has(`${clientId} ${siteId}`)) {
          bound.delete(siteId)
          line.send({ type: 'close', data: { servicer_id: servicerId(siteId) } })
        }
  }

  /** `connect` follows each bind. */
  async function greeted({ line, bound }: Held, binding: store.Binding): Promise<Bound> {
    const { site_id: siteId, member_id: memberId, binding_id: bindingId } = binding
    const known = bound.get(siteId)
    if (known?.bindingId === bindingId) return known
    const fresh = { memberId, siteId, bindingId, sentId: known?.sentId ?? binding.from_id }
    const data = await servicerOf(mall, siteId)
    bound.set(siteId, fresh)
    line.send({ type: 'connect', data })
    return fresh
  }

  async function tell(listeners: Listener[]): Promise<void> {
    const [first] = listeners
    if (!first) return
    const from = Math.min(...listeners.map(({ bound }) => bound.sentId))
    const write = frameWriter(mall)
    for (const message of await servicerSaid(db, first.bound, from, atOnce))
      for (const { line, bound, binding } of listeners) {
        if (message.id <= bound.sentId) continue
        const frame = await write(message, binding.language)
        line.send(frame)
        bound.sentId = message.id
      }
  }

  const hub: Hub = {
    async add(line) {
      const clientId = randomBytes(18).toString('base64url')
      const socket = { line, bound: new Map<number, Bound>() }
      held.set(clientId, socket)
      try {
        await (opening ??= open())
        if (await store.addSocket(db, process, clientId, machineSeconds())) return clientId
        held.delete(clientId)
        if (process !== '') lose()
        held.set(clientId, socket)
        await (opening ??= open())
        await store.addSocket(db, process, clientId, machineSeconds())
        return clientId
      } catch (error) {
        held.delete(clientId)
        if (process === '') opening = undefined
        throw error
      }
    },
    async remove(clientId) {
      if (held.delete(clientId)) await store.dropSocket(db, clientId)
    },
    wake() {
      if (isWoken || held.size === 0) return
      isWoken = true
      look().catch(failed('telling what was said failed'))
    },
    async stop() {
      hubs.delete(db)
      held.clear()
      await opening?.catch(() => undefined)
      await Promise.all([listening.stop(), renewing.stop()])
      await last
      const name = giveUp()
      if (name) await store.dropProcesses(db, [name])
    },
  }
  hubs.set(db, hub)
  return hub
}

function roomsOf(listeners: Listener[]): Listener[][] {
  const rooms = new Map<string, Listener[]>()
  for (const one of listeners) {
    const key = `${one.bound.memberId} ${one.bound.siteId}`
    rooms.set(key, [...(rooms.get(key) ?? []), one])
  }
  return [...rooms.values()]
}
