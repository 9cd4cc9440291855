import type { FastifyInstance } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import type { ServerFrame } from '@mall/contract/chat'
import { machineMs } from '../../lib/machineClock'
import type { Mall } from '../../mall'
import { doorKeeper, isWelcome } from './door'
import { openHub, type Hub } from './hub.service'

/** ms without a frame after which a socket is dropped: the client pings every 1500 ms */
const silenceMost = 30_000
const lookMs = 5000
/** frames a second: a pulse is less than one */
const framesMost = 20
/** bytes that wait for a client that does not read */
const backlogMost = 256 * 1024
/** Of RFC 6455. */
const closing = { unsupported: 1003, policy: 1008, failed: 1011 } as const

/** `/ws` (wire/messages-chat-verification section 2): servicers are heard over it, members speak by `say`. */
export function chatSocket(app: FastifyInstance, mall: Mall): void {
  const hub = openHub(mall)
  const door = doorKeeper()
  const pulses = new Set<Pulse>()
  const looking = setInterval(() => pulses.forEach((pulse) => pulse.look()), lookMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(looking)
    await hub.stop()
  })
  app.route({
    method: 'GET',
    url: '/ws',
    websocket: true,
    preValidation: async (request, reply) => {
      if (request.ws && !isWelcome(mall.config, request.headers)) await reply.code(403).send('')
    },
    handler: async (socket, { ip }) => {
      const leave = door.enter(ip)
      if (!leave) return socket.close(closing.policy, 'too many sockets')
      const pulse = listen(socket)
      pulses.add(pulse)
      socket.once('close', () => {
        pulses.delete(pulse)
        leave()
      })
      await introduce(socket, hub, mall)
    },
  })
}

/** The socket is told its client_id, and is forgotten when it is gone. */
async function introduce(socket: WebSocket, hub: Hub, { log }: Mall): Promise<void> {
  try {
    const clientId = await hub.add({
      send: (frame) => send(socket, frame),
      close: (code) => socket.close(code),
    })
    const forget = () =>
      hub
        .remove(clientId)
        .catch((error: unknown) => log.warn({ err: error }, 'a socket that is gone was not forgotten'))
    if (socket.readyState !== socket.OPEN) return await forget()
    socket.once('close', () => void forget())
    send(socket, { type: 'init', data: { client_id: clientId } })
  } catch (error) {
    log.error({ err: error }, 'a socket could not be opened')
    socket.close(closing.failed)
  }
}

function send(socket: WebSocket, frame: ServerFrame): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > backlogMost) socket.terminate()
  else socket.send(JSON.stringify(frame))
}

interface Pulse {
  /** Drops a socket that has been silent for too long. */
  look(): void
}

/** A client sends its pulse and no more; whoever sends more is shown out. */
function listen(socket: WebSocket): Pulse {
  let heard = machineMs()
  let second = 0
  let frames = 0
  socket.on('error', () => socket.terminate())
  socket.on('message', (data, isBinary) => {
    heard = machineMs()
    const now = Math.floor(heard / 1000)
    frames = now === second ? frames + 1 : 1
    second = now
    if (isBinary) return socket.close(closing.unsupported)
    const type = frames > framesMost ? undefined : typeOf(String(data))
    if (type === undefined) return socket.close(closing.policy)
    if (type === 'ping') send(socket, { type: 'pong' })
  })
  return {
    look() {
      if (machineMs() - heard > silenceMost) socket.terminate()
    },
  }
}

function typeOf(text: string): string | undefined {
  try {
    const frame = JSON.parse(text) as { type?: unknown } | null
    return typeof frame?.type === 'string' ? frame.type : undefined
  } catch {
    return undefined
  }
}
