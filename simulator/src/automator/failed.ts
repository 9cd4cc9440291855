import { once } from 'node:events'
import { WebSocketServer } from 'ws'

/** ms for a client to ask; miniprogram-automator knocks every second. */
const patience = 3000
/** ms for it to read the answer. */
const reading = 200

/**
 * Tells a client why the start failed. `automator.launch` neither reads what its cli writes nor its exit code: it knocks
 * at the port until it gives up, so the port answers with the words.
 */
export async function notifyFailure(port: number, words: string): Promise<void> {
  const server = new WebSocketServer({ host: '127.0.0.1', port })
  const told = new Promise<void>((resolve) => {
    setTimeout(resolve, patience)
    server.on('connection', (socket) => {
      socket.on('error', () => socket.terminate())
      socket.on('message', (data) => {
        const { id = null } = JSON.parse(String(data)) as { id?: unknown }
        socket.send(JSON.stringify({ id, error: { message: words } }), () => setTimeout(resolve, reading))
      })
    })
  })
  // taken by somebody else: there is no way to the client
  const listens = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!listens) return
  await told
  for (const client of server.clients) client.terminate()
  server.close()
}
