import net from 'node:net'

/** Slow 4G: ms one way, bytes a ms. */
const delay = 75
const rate = 200

/**
 * A slow line to a server of this machine: unlike the browser's own throttling it holds for service workers too.
 * @param {string} url
 */
export async function slowLine(url) {
  const { port } = new URL(url)
  let received = 0
  let free = 0
  const line = net.createServer((client) => {
    const server = net.connect(Number(port), '127.0.0.1')
    const end = () => void (client.destroy(), server.destroy())
    for (const side of [client, server]) side.on('error', end).on('close', end)
    client.on('data', (bytes) => setTimeout(() => server.writable && server.write(bytes), delay))
    let turn = Promise.resolve()
    server.on('data', (bytes) => {
      received += bytes.length
      free = Math.max(free, Date.now()) + bytes.length / rate
      const at = free + delay
      turn = turn.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
        if (client.writable) client.write(bytes)
      })
    })
  })
  await new Promise((resolve) => line.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port: own } = /** @type {net.AddressInfo} */ (line.address())
  return { url: `http://127.0.0.1:${own}`, received: () => received, close: () => void line.close() }
}
