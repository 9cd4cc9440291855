import type { Sim } from '../sim'
import { bytesOf, textOfBytes } from './bytes'
import { isOnline } from './connection'
import { settle, type Area } from './define'
import { Hearers } from './hearers'
import { checkAddress, failures, headerOf } from './request'

interface ConnectOptions {
  url: string
  header?: Record<string, string>
  protocols?: string[]
  timeout?: number
}
type Data = string | ArrayBuffer
interface Closed {
  code: number
  reason: string
}
interface Told {
  open: { header: object }
  message: { data: Data }
  error: { errMsg: string }
  close: Closed
}

const usualTimeout = 60_000
const mostAtOnce = 5
const [connecting, open, closing, closed] = [0, 1, 2, 3]

/** WebSockets; what is said through them goes through Node. */
export function socketArea(sim: Sim): Area {
  const all = new Set<Socket>()
  let latest: Socket | undefined
  const everywhere = hearersOfSocket()
  const last = () => {
    if (!latest) throw new Error('WebSocket is not connected')
    return latest
  }
  return {
    async: {
      sendSocketMessage: ({ data }: { data: Data }) => last().send(data),
      closeSocket: ({ code, reason }: Partial<Closed>) => last().close(code, reason),
    },
    sync: {
      connectSocket(options: ConnectOptions) {
        const begin = (): object => {
          checkAddress(sim, 'socket', options.url)
          if (all.size >= mostAtOnce) throw new Error(`exceed max task count ${mostAtOnce}`)
          return {}
        }
        const hearers = hearersOfSocket()
        const socket = socketOf(sim, options, (name, news) => {
          hearers[name].tell(news as never)
          if (latest === socket) everywhere[name].tell(news as never)
          if (name === 'close') all.delete(socket)
        })
        const answer = Promise.resolve().then(() => {
          const result = begin()
          all.add(socket)
          latest = socket
          socket.connect()
          return result
        })
        void settle(sim, 'connectSocket', { fail: () => {}, ...options }, answer)
        return taskOf(sim, socket, hearers)
      },
      onSocketOpen: everywhere.open.on,
      onSocketMessage: everywhere.message.on,
      onSocketError: everywhere.error.on,
      onSocketClose: everywhere.close.on,
    },
  }
}

const hearersOfSocket = () => ({
  open: new Hearers<Told['open']>(),
  message: new Hearers<Told['message']>(),
  error: new Hearers<Told['error']>(),
  close: new Hearers<Told['close']>(),
})

interface Socket {
  readyState: number
  connect(): void
  send(data: Data): Promise<object>
  close(code?: number, reason?: string): Promise<object>
}

function socketOf(
  sim: Sim,
  options: ConnectOptions,
  tell: <Name extends keyof Told>(name: Name, news: Told[Name]) => void,
) {
  let id = 0
  const begun = Date.now()
  const end = (news: Closed) => {
    socket.readyState = closed
    const entry = {
      at: begun,
      kind: 'socket' as const,
      url: options.url,
      method: 'CONNECT',
      status: news.code,
      bytes: 0,
    }
    sim.measure.requested({ ...entry, ms: Date.now() - begun })
    tell('close', news)
  }
  const broken = (words: string) => tell('error', { errMsg: words })
  const socket: Socket = {
    readyState: connecting,
    connect() {
      if (!isOnline(sim)) {
        broken(failures.offline().message)
        return end({ code: 1006, reason: 'abnormal closure' })
      }
      const { url, protocols, timeout = usualTimeout } = options
      const params = { url, protocols, timeout, header: headerOf(sim, options.header) }
      let header = {}
      const asked = sim.host.ask<Closed>('network.socket', params, (name, data) => {
        if (name === 'upgrade') header = data as object
        if (name === 'error') broken((data as { message: string }).message)
        if (name === 'message') tell('message', { data: dataOf(data as { text?: string; bytes?: string }) })
        if (name !== 'open') return
        socket.readyState = open
        tell('open', { header })
      })
      id = asked.id
      asked.answer.then(end, (error: Error) => {
        broken(error.message)
        end({ code: 1006, reason: 'abnormal closure' })
      })
    },
    async send(data) {
      if (socket.readyState !== open) throw new Error('SocketTask.readyState is not OPEN')
      const words = typeof data === 'string' ? { text: data } : { bytes: textOfBytes(bytesOf(data), 'base64') }
      await sim.host.ask('network.send', { id, ...words }).answer
      return {}
    },
    async close(code = 1000, reason = '') {
      if (socket.readyState >= closing!) throw new Error('SocketTask is closed')
      socket.readyState = closing!
      await sim.host.ask('network.close', { id, code, reason }).answer
      return {}
    },
  }
  return socket
}

const dataOf = ({ text, bytes }: { text?: string; bytes?: string }): Data =>
  text ?? (bytesOf(bytes ?? '', 'base64').buffer as ArrayBuffer)

/** What the app gets. */
function taskOf(sim: Sim, socket: Socket, hearers: ReturnType<typeof hearersOfSocket>): object {
  return {
    CONNECTING: connecting,
    OPEN: open,
    CLOSING: closing,
    CLOSED: closed,
    get readyState() {
      return socket.readyState
    },
    send: (options: { data: Data }) => settle(sim, 'sendSocketMessage', options, socket.send(options.data)),
    close: (options: Partial<Closed> = {}) =>
      settle(sim, 'closeSocket', options, socket.close(options.code, options.reason)),
    onOpen: hearers.open.on,
    onMessage: hearers.message.on,
    onError: hearers.error.on,
    onClose: hearers.close.on,
  }
}
