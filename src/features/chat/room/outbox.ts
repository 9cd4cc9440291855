import { createStore } from 'zustand/vanilla'
import { CallFailure } from '@/api/CallFailure'
import { UploadFailure } from '@/api/upload'
import { storage } from '@/platform/storage/storage'
import type { Content, Message } from './message'

/** A message on its way. */
export interface Draft extends Content {
  /** names the action of sending it, so that it happens once */
  key: string
  /** ms, Date.now */
  at: number
  state: 'sending' | 'failed'
  /** why the mall does not take it; without it the connection failed, and it is sent again by itself */
  refused?: string
  /** The newest message known when it was first sent: what answers it comes later. Without it, it never was. */
  after?: number
  /** picture of the phone that is not at the mall yet */
  file?: string
}

export interface Said {
  id: number
  add_time: number
}

interface OutboxOptions {
  /** whose, and in which room */
  name: string
  /** Throws a CallFailure or an UploadFailure. `keep` notes what is known now, such as the path of a sent picture. */
  send(draft: Draft, keep: (known: Partial<Draft>) => void): Promise<Said>
}

/** What shows the messages of the room. */
interface Shown {
  /** id of the newest message that is known */
  newest(): number
  onSent(message: Message): void
}

const shelf = 'chat_outbox'
/** ms; what was written so long ago is not wanted any more */
const lifetime = 7 * 24 * 3_600_000
/** ms after which the mall takes a key for a new one: the member decides */
const keyLifetime = 24 * 3_600_000

type Shelf = Record<string, readonly Draft[]>

function kept(name: string): readonly Draft[] {
  const drafts = storage.get<Shelf>(shelf)?.[name] ?? []
  return drafts
    .filter(({ at }) => Date.now() - at < lifetime)
    .map((one) => (Date.now() - one.at < keyLifetime ? one : { ...one, state: 'failed', refused: one.refused ?? '' }))
}

/** A picture that is not at the mall cannot be kept: its file is gone with the app. */
function keepAll(name: string, drafts: readonly Draft[]): void {
  const { [name]: _, ...others } = storage.get<Shelf>(shelf) ?? {}
  const lasting = drafts.filter(({ file, text }) => !file || text).map(({ file: _file, ...one }) => one)
  if (lasting.length > 0) storage.set(shelf, { ...others, [name]: lasting })
  else if (Object.keys(others).length > 0) storage.set(shelf, others)
  else storage.remove(shelf)
}

/**
 * What a member says in a room and the mall has not taken yet: sent one after the other, kept until the mall has said
 * what became of it, through lost connections and a killed app.
 */
export function createOutbox({ name, send }: OutboxOptions) {
  const store = createStore<{ drafts: readonly Draft[] }>(() => ({ drafts: kept(name) }))
  const rooms = new Set<Shown>()
  let running = false

  function write(drafts: readonly Draft[]): void {
    store.setState({ drafts })
    keepAll(name, drafts)
  }
  const change = (key: string, what: Partial<Draft>) =>
    write(store.getState().drafts.map((one) => (one.key === key ? { ...one, ...what } : one)))
  const drop = (key: string) => write(store.getState().drafts.filter((one) => one.key !== key))

  async function sendOne(draft: Draft): Promise<void> {
    const { key } = draft
    if (draft.after === undefined) change(key, { after: Math.max(0, ...[...rooms].map((room) => room.newest())) })
    try {
      const { id, add_time: at } = await send(draft, (known) => change(key, known))
      const { kind, text, skuId, orderId } = store.getState().drafts.find((one) => one.key === key) ?? draft
      drop(key)
      const message: Message = { id, own: true, kind, text, skuId, orderId, at, read: false }
      rooms.forEach((room) => room.onSent(message))
    } catch (failure) {
      if (!(failure instanceof CallFailure || failure instanceof UploadFailure)) throw failure
      const definite = failure instanceof CallFailure ? failure.definite : failure.message === 'error'
      const lost = !definite || (failure instanceof CallFailure && failure.needsLogin)
      const words = failure instanceof UploadFailure ? failure.words : failure.message
      // a refused one was not taken, whatever the room has that looks like it
      change(key, lost ? { state: 'failed' } : { state: 'failed', refused: words, after: undefined })
    }
  }

  async function run(): Promise<void> {
    if (running) return
    running = true
    try {
      for (;;) {
        const next = store.getState().drafts.find(({ refused }) => refused === undefined)
        // what follows one that the connection failed would overtake it
        if (!next || next.state === 'failed') return
        await sendOne(next)
      }
    } finally {
      running = false
    }
  }

  /** The connection may be better now: what it failed is sent again, in its order. */
  function resume(): void {
    if (running) return
    const waits = ({ state, refused }: Draft) => state === 'failed' && refused === undefined
    const { drafts } = store.getState()
    if (drafts.some(waits)) write(drafts.map((one) => (waits(one) ? { ...one, state: 'sending' } : one)))
    void run()
  }

  const random = () => Math.random().toString(36).slice(2, 12)

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    /** Tells what was sent until the function it returns is called. */
    show(room: Shown): () => void {
      rooms.add(room)
      return () => void rooms.delete(room)
    },
    say(content: Partial<Content> & Pick<Draft, 'kind' | 'file'>): void {
      const key = `${Date.now().toString(36)}${random()}`
      const empty = { text: '', skuId: 0, orderId: 0 }
      write([...store.getState().drafts, { ...empty, ...content, key, at: Date.now(), state: 'sending' }])
      resume()
    },
    resume,
    /** By the member's wish, also what the mall refused before. */
    again(key: string): void {
      change(key, { state: 'sending', refused: undefined })
      resume()
    },
    drop,
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Drafts that the room does not have: one whose answer was lost may be there already, and then stands once. It is sent
 * again all the same, until the answer comes.
 */
export function notThere(drafts: readonly Draft[], messages: readonly Message[]): readonly Draft[] {
  const taken = new Set<number>()
  return drafts.filter(({ kind, text, skuId, orderId, after }) => {
    if (after === undefined) return true
    const twin = messages.find(
      (one) =>
        one.own &&
        one.id > after &&
        !taken.has(one.id) &&
        one.kind === kind &&
        (one.text === text || kind === 'goods' || kind === 'order') &&
        one.skuId === skuId &&
        one.orderId === orderId,
    )
    if (twin) taken.add(twin.id)
    return twin === undefined
  })
}
