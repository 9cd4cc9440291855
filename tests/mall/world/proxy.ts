import net from 'node:net'

/**
 * Stands between client and server and cuts every connection when the server's answer comes back: the work is done and
 * committed, and nobody hears of it.
 */
export class CuttingProxy {
  private readonly listener: net.Server
  cuts = 0

  private constructor(target: number) {
    this.listener = net.createServer((client) => {
      const server = net.connect(target, '127.0.0.1')
      client.on('error', () => server.destroy())
      server.on('error', () => client.destroy())
      client.pipe(server)
      server.once('data', () => {
        this.cuts += 1
        client.destroy()
        server.destroy()
      })
      server.once('close', () => client.destroy())
      client.once('close', () => server.destroy())
    })
  }

  static async before(target: number): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target)
    await new Promise<void>((done) => proxy.listener.listen(0, '127.0.0.1', done))
    return proxy
  }

  get url() {
    return `http://127.0.0.1:${(this.listener.address() as net.AddressInfo).port}`
  }

  close() {
    this.listener.close()
  }
}
