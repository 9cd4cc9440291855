import type { WebsocketPluginOptions } from '@fastify/websocket'

/** ms for a client to answer that its socket is closed */
const goodbyeMost = 1000
/** Of RFC 6455: the server goes away. */
const goingAway = 1001

/** Clients send their pulse alone, and are told when this process ends. */
export const socketOptions: WebsocketPluginOptions = {
  options: { maxPayload: 1024 },
  preClose(done) {
    const { clients } = this.websocketServer
    for (const socket of clients) socket.close(goingAway)
    // a client that is gone without a word would keep the process
    setTimeout(() => clients.forEach((socket) => socket.terminate()), goodbyeMost).unref()
    this.websocketServer.close()
    done()
  },
}
