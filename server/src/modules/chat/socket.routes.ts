import type { FastifyInstance } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import type { ServerFrame } from '@mall/contract/chat'
import type { Mall } from '../../mall'
import { doorKeeper, isWelcome } from './door'
import { openHub, type Hub } from './hub.service'
import { newPulse, type Pulse } from './pulse'

const lookMs = 5000
/** bytes that wait for a client that does not read */
const backlogMost = 256 * 1024
/** Of RFC 6455. */
const closing = { policy: 1008, failed: 1011 } as const

/** `/ws` (wire/messages-chat-verification section 2): servicers are heard over it, members speak by `say`. */
export function chatSocket(app: FastifyInstance, mall: Mall): void {
  const hub = openHub(mall)
  const door = doorKeeper()
  const pulses = new Map<WebSocket, Pulse>()
  const dropGone = () =>
    pulses.forEach((pulse, socket) => {
      if (pulse.isGone()) socket.terminate()
    })
  const looking = setInterval(dropGone, lookMs).unref()
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
      pulses.set(socket, listen(socket))
      socket.once('close', () => {
        pulses.delete(socket)
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

function listen(socket: WebSocket): Pulse {
  const pulse = newPulse()
  socket.on('error', () => socket.terminate())
  socket.on('message', (data, isBinary) => {
    const answer = pulse.hear(String(data), isBinary)
    if (typeof answer === 'number') socket.close(answer)
    else if (answer) send(socket, { type: 'pong' })
  })
  return pulse
}
