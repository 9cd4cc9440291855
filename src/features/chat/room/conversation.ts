import { createStore } from 'zustand/vanilla'
import { CallFailure } from '@/api/CallFailure'
import type { Message } from './message'

export interface ConversationState {
  /** ascending by id, without holes once the room has answered */
  messages: readonly Message[]
  /** the newest page has arrived */
  loaded: boolean
  /** why it has not */
  failure: CallFailure | undefined
  /** the first message of the room is there */
  ended: boolean
  older: 'idle' | 'loading' | 'failed'
}

/** Rows newest first; page 1 has the newest. */
export type AskPage = (page: number, size: number) => Promise<{ count: number; list: readonly Message[] }>

const size = 20
/** pages that are asked to join what was missed; after more of them the older messages are put away */
const most = 5

function merged(old: readonly Message[], newer: readonly Message[]): readonly Message[] {
  const byId = new Map([...old, ...newer].map((one) => [one.id, one]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

const first = (messages: readonly Message[]): number => messages[0]?.id ?? 0
const newestOf = (messages: readonly Message[]): number => messages[messages.length - 1]?.id ?? 0

/** The messages of one room as far as they are here: nothing twice, nothing missing, in the order of the room. */
export function createConversation(ask: AskPage) {
  const store = createStore<ConversationState>(() => ({
    messages: [],
    loaded: false,
    failure: undefined,
    ended: false,
    older: 'idle',
  }))
  /** up to this one nothing is missing; 0 before the first answer */
  let whole = 0
  let running: Promise<void> | undefined
  let again = false

  function advance(messages: readonly Message[]): void {
    for (const { id } of messages) if (id === whole + 1) whole = id
  }

  async function renewOnce(): Promise<void> {
    let found: readonly Message[] = []
    let joins = false
    let all = false
    for (let page = 1; page <= most; page += 1) {
      const { count, list } = await ask(page, size)
      found = merged(found, list)
      all = list.length < size || page * size >= count
      joins = whole > 0 && first(found) <= whole + 1
      if (joins || all || whole === 0) break
    }
    const oldest = first(found)
    store.setState(({ messages, ended }) => ({
      // what was said meanwhile is newer than the answer
      messages: merged(
        messages.filter(({ id }) => joins || id > oldest),
        found,
      ),
      loaded: true,
      failure: undefined,
      ended: (joins && ended) || all || oldest === 1,
    }))
    whole = Math.max(newestOf(found), joins ? whole : 0)
    advance(store.getState().messages)
  }

  /** Asks for what is new, once more when something happened while it was being asked. */
  function renew(): Promise<void> {
    again = running !== undefined
    running ??= (async () => {
      try {
        do {
          again = false
          await renewOnce()
        } while (again)
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
        store.setState(({ loaded }) => (loaded ? {} : { failure }))
      } finally {
        running = undefined
      }
    })()
    return running
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    renew,
    /** One more message, from whichever way it came. */
    add(message: Message): void {
      store.setState(({ messages }) => ({ messages: merged(messages, [message]) }))
      if (message.id > whole + 1) void renew()
      else advance(store.getState().messages)
    },
    /** The page above the oldest. */
    async more(): Promise<void> {
      const { loaded, ended, older, messages } = store.getState()
      if (!loaded || ended || older === 'loading') return
      store.setState({ older: 'loading' })
      try {
        let count = newestOf(messages)
        // new messages have moved the pages: the count of the first answer tells how far
        for (let tries = 0; tries < 2; tries += 1) {
          const page = Math.floor((count - first(messages) + 1) / size) + 1
          const answer = await ask(page, size)
          const known = store.getState().messages
          // newer ones are asked for from the end, so that none is left out between
          const next = merged(
            answer.list.filter(({ id }) => id < first(known)),
            known,
          )
          if (answer.count > whole) void renew()
          const grown = first(next) < first(messages)
          const last = first(next) === 1 || page * size >= answer.count
          store.setState({ messages: next, ended: last && (grown || answer.count === count) })
          if (grown || answer.count === count) break
          count = answer.count
        }
        store.setState({ older: 'idle' })
      } catch (failure) {
        if (!(failure instanceof CallFailure)) throw failure
        store.setState({ older: 'failed' })
      }
    },
  }
}

export type Conversation = ReturnType<typeof createConversation>
