import type { Servicer } from '@mall/contract/chat'
import { CallFailure } from '@/api/CallFailure'
import { socket } from '@/platform/socket/socket'
import type { Socket } from '@/platform/socket/port'
import { fieldsOf, messageOfFrame, servicerOf, type Message } from './message'

/** ms; all of wire/messages-chat-verification.md section 2 */
const pulse = 1500
const silence = 10_000
const asking = 10_000
const [shortest, longest] = [1000, 30_000]

export type LinkState =
  /** nobody looks at the room */
  | 'resting'
  /** what the servicer says does not come by itself yet, or not now */
  | 'connecting'
  | 'bound'
  /** no servicer is online: what is said waits */
  | 'alone'

export interface ConnectionOptions {
  url: string
  siteId: number
  /** Throws a CallFailure, refused when nobody is online. */
  bind(clientId: string): Promise<Servicer>
  onState(state: LinkState): void
  onServicer(servicer: Servicer): void
  onMessage(message: Message): void
  /** Something may have been missed: dialogs tells. */
  onGap(): void
}

/**
 * The socket of one room: bound again after every break, and replaced by questions while it is not. All of it stops
 * while nobody looks.
 */
export function createConnection(options: ConnectionOptions) {
  const { url, siteId, bind, onState, onServicer, onMessage, onGap } = options
  let state: LinkState = 'resting'
  let line: Socket | undefined
  let clientId = ''
  let binding = ''
  let begun = 0
  let failures = 0
  const timers: Record<'pulse' | 'silence' | 'again' | 'questions', ReturnType<typeof setTimeout> | undefined> = {
    pulse: undefined,
    silence: undefined,
    again: undefined,
    questions: undefined,
  }
  // one kind of handle serves timeouts and intervals
  const stop = (name: keyof typeof timers) => clearTimeout(timers[name])

  function show(next: LinkState): void {
    if (next === state) return
    state = next
    onState(next)
  }

  function close(): void {
    line?.close()
    line = undefined
    clientId = binding = ''
    ;(['pulse', 'silence', 'again'] as const).forEach(stop)
  }

  function connect(): void {
    close()
    show('connecting')
    begun = Date.now()
    line = socket.open(url, { onText: hear, onClose: lose })
    listen()
  }

  function listen(): void {
    stop('silence')
    timers.silence = setTimeout(lose, silence)
  }

  function lose(): void {
    // one that stood for a while was no failure
    if (Date.now() - begun >= silence) failures = 0
    const wait = Math.min(longest, shortest * 2 ** failures)
    failures += 1
    close()
    show('connecting')
    // all who lost the same server do not come back in the same moment
    timers.again = setTimeout(connect, Math.min(longest, wait * (0.8 + 0.4 * Math.random())))
  }

  async function join(): Promise<void> {
    const mine = clientId
    if (!mine || binding === mine) return
    binding = mine
    try {
      const servicer = await bind(mine)
      if (mine !== clientId) return
      onServicer(servicer)
      show('bound')
      // between the last question and the binding
      onGap()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (mine === clientId && failure.definite && !failure.needsLogin) show('alone')
    } finally {
      if (binding === mine) binding = ''
    }
  }

  function hear(text: string): void {
    listen()
    const { type, data } = fieldsOf(parsed(text))
    if (type === 'init') {
      const { client_id: id } = fieldsOf(data)
      if (typeof id !== 'string' || !id || clientId) return
      clientId = id
      timers.pulse = setInterval(() => line?.send('{"type":"ping"}'), pulse)
      void join()
    } else if (type === 'ping') line?.send('{"type":"pong"}')
    else if (type === 'connect') {
      const servicer = servicerOf(data)
      if (servicer) onServicer(servicer)
    } else if (type === 'close') {
      if (state === 'bound') show('alone')
    } else {
      const message = messageOfFrame(type, data, siteId)
      if (message) onMessage(message)
    }
  }

  function question(): void {
    if (state === 'bound') return
    onGap()
    void join()
  }

  return {
    /** Somebody looks at the room. */
    wake(): void {
      if (state !== 'resting') return
      failures = 0
      connect()
      onGap()
      timers.questions = setInterval(question, asking)
    },
    /** Nobody does any more. */
    rest(): void {
      close()
      stop('questions')
      show('resting')
    },
    /** The connection of the phone came back: a socket of before may be dead without knowing. */
    online(): void {
      if (state === 'resting') return
      failures = 0
      connect()
      onGap()
    },
    isBound: () => state === 'bound',
  }
}

export type Connection = ReturnType<typeof createConnection>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
