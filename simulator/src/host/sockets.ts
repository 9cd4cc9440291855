import { WebSocket } from 'ws'
import type { Work } from './network'

interface OpenParams {
  url: string
  header: Record<string, string>
  protocols?: string[]
  /** ms */
  timeout: number
}
/** Words, or bytes as base64. */
interface Message {
  text?: string
  bytes?: string
}

/** WebSockets by ws: the work of one ends when it is closed. */
export function sockets(): Record<string, Work> {
  const open = new Map<number, WebSocket>()
  const socketOf = (id: number): WebSocket => {
    const socket = open.get(id)
    if (!socket) throw new Error('Socket is not connected')
    return socket
  }
  return {
    'network.socket': ({ url, header, protocols = [], timeout }: OpenParams, news, id) =>
      new Promise((resolve) => {
        const socket = new WebSocket(url, protocols, { headers: header, handshakeTimeout: timeout })
        open.set(id, socket)
        socket.on('upgrade', ({ headers }) => news('upgrade', headers))
        socket.on('open', () => news('open', {}))
        socket.on('message', (data: Buffer, binary) =>
          news('message', binary ? { bytes: data.toString('base64') } : { text: data.toString('utf8') }),
        )
        socket.on('error', (error) => news('error', { message: error.message }))
        socket.on('close', (code, reason) => {
          open.delete(id)
          resolve({ code, reason: reason.toString('utf8') })
        })
      }),
    'network.send': ({ id, text, bytes }: Message & { id: number }) =>
      new Promise<void>((resolve, reject) =>
        socketOf(id).send(text ?? Buffer.from(bytes ?? '', 'base64'), (error) => (error ? reject(error) : resolve())),
      ),
    'network.close': ({ id, code, reason }: { id: number; code?: number; reason?: string }) =>
      socketOf(id).close(code ?? 1000, reason),
  }
}
