import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { startSimulator, type Relaunch, type Simulator, type SimulatorOptions } from '../host/simulator'
import { audits } from './audits'
import { linger } from './linger'
import { missedExceptions } from './missed'

export interface AutomatorOptions extends Omit<SimulatorOptions, 'port' | 'onEvent'> {
  /** Port of the automator's WebSocket; 0 = a free one. */
  port?: number
  /** Port of the host page. */
  pagePort?: number
  /** ms without a client, from the start and since the last one left, after which it ends by itself; 0 = never. */
  lingerMs?: number
  /** Process that started it: when this has ended and the last client's connection broke, it ends immediately. */
  launcher?: number
  onClosing?(): void
}

export interface Automator {
  wsEndpoint: string
  simulator: Simulator
  /** Resolves with the reason when it has ended: by Tool.close, by close(), or without a client. */
  ended: Promise<string>
  close(): Promise<void>
}

/** Close code of RFC 6455 for a connection that ended without a closing message. */
const brokenConnection = 1006

type Params = Record<string, unknown>
interface Client {
  socket: WebSocket
  logs: boolean
  bindings: Set<string>
}

/** Runs a mini-program and answers any number of automator clients. */
export async function serveAutomator(options: AutomatorOptions): Promise<Automator> {
  const { port = 0, pagePort, lingerMs = 0, launcher, onClosing, ...start } = options
  const clients = new Set<Client>()
  const missed = missedExceptions()
  function onEvent(method: string, params: unknown): void {
    const { name } = params as { name: string }
    if (method === 'App.exceptionThrown' && clients.size === 0) missed.add(params)
    for (const { socket, logs, bindings } of clients) {
      if (method === 'App.logAdded' && !logs) continue
      if (method === 'App.bindingCalled' && !bindings.has(name)) continue
      socket.send(JSON.stringify({ method, params }))
    }
  }

  const simulator = await startSimulator({ ...start, port: pagePort, onEvent })
  const server = new WebSocketServer({ host: '127.0.0.1', port })
  try {
    await once(server, 'listening')
  } catch (error) {
    await simulator.close()
    throw error
  }

  let closing: Promise<void> | undefined
  let end: (reason: string) => void = () => {}
  const ended = new Promise<string>((resolve) => (end = resolve))
  const close = (reason = 'closed') =>
    (closing ??= (async () => {
      waiting.stop()
      onClosing?.()
      await simulator.close()
      for (const { socket } of clients) socket.close()
      server.close()
      end(reason)
    })())
  const waiting = linger({ ms: lingerMs, launcher, end: (reason) => void close(reason) })

  /** What the server itself answers; the rest is the page's. */
  const rows: Record<string, (params: Params, client: Client) => unknown> = {
    'Tool.close': () => ({}),
    'Tool.stopAudits': () => audits(simulator, options.project),
    'App.captureScreenshot': async () => ({ data: await simulator.screenshot() }),
    'App.enableLog': (_, client) => {
      client.logs = true
      return {}
    },
    'App.addBinding': async (params, client) => {
      await simulator.call('App.addBinding', params)
      client.bindings.add(String(params.name))
      return {}
    },
    'Simulator.relaunch': async (params) => {
      await simulator.relaunch(params as Relaunch)
      // a binding is the client's, not the page's
      for (const { bindings } of clients) for (const name of bindings) await simulator.call('App.addBinding', { name })
      return {}
    },
  }

  async function answer(client: Client, text: string): Promise<void> {
    let id: unknown = null
    const send = (message: object, then?: () => void) => client.socket.send(JSON.stringify({ id, ...message }), then)
    try {
      const message = readMessage(text)
      id = message.id
      const { method, params } = message
      for (const event of missed.take(method)) client.socket.send(JSON.stringify(event))
      const row = rows[method]
      const result = await (row ? row(params, client) : simulator.call(method, params))
      // the client hears the answer before the line ends
      send({ result: result ?? {} }, method === 'Tool.close' ? () => void close(method) : undefined)
    } catch (error) {
      send({ error: { message: (error as Error).message } })
    }
  }

  server.on('connection', (socket) => {
    const client: Client = { socket, logs: false, bindings: new Set() }
    clients.add(client)
    waiting.joined()
    socket.on('message', (data) => void answer(client, String(data)))
    socket.on('error', () => socket.terminate())
    socket.on('close', (code) => {
      clients.delete(client)
      if (clients.size === 0 && !closing) waiting.left(code === brokenConnection)
    })
  })
  return {
    wsEndpoint: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    simulator,
    ended,
    close: () => close(),
  }
}

function readMessage(text: string): { id: unknown; method: string; params: Params } {
  let message: { id?: unknown; method?: unknown; params?: unknown }
  try {
    message = (JSON.parse(text) ?? {}) as typeof message
  } catch {
    throw new Error('this message is not JSON')
  }
  const { id = null, method, params } = message
  if (typeof method !== 'string') throw Object.assign(new Error('a message needs a method'), { id })
  return { id, method, params: (params ?? {}) as Params }
}
