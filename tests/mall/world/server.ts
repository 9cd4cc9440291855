import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'

export const checkout = path.resolve(__dirname, '../../..')
export const sandboxKey = 'the-model-runs-own-sandbox-key'

const readyMost = 120_000
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = net.createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => done(port))
    })
  })

/** The real server process on a port of its own, killed and started again at will. */
export class MallServer {
  private child: ChildProcess | undefined
  /** resolves while the server takes calls */
  private opened: Promise<unknown> = Promise.resolve()
  isUp = false
  /** ms from spawn to ready, of every start after a kill */
  readonly recoveries: number[] = []

  constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
    readonly logFile: string,
    /** arguments of node */
    private readonly program: readonly string[],
  ) {}

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  /** Answers how many ms it took until it took calls. */
  async start(): Promise<number> {
    const starting = this.spawnAndWait()
    this.opened = starting.catch(() => undefined)
    return starting
  }

  private async spawnAndWait(): Promise<number> {
    const log = fs.openSync(this.logFile, 'a')
    const since = performance.now()
    const child = spawn(process.execPath, this.program, {
      cwd: checkout,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        MALL_MODE: 'development',
        MALL_RATE_LIMIT: '0',
        MALL_LOG_LEVEL: 'error',
        MALL_SANDBOX_KEY: sandboxKey,
        DATABASE_READ_URL: '',
        DATABASE_DIRECT_URL: '',
        ...this.env,
      },
      // the channel ends the server when this process is gone without a word
      stdio: ['ignore', log, log, 'ipc'],
    })
    fs.closeSync(log)
    this.child = child
    while (performance.now() - since < readyMost) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended: ${this.said()}`)
      const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
      await answer?.body?.cancel()
      if (answer?.ok) {
        this.isUp = true
        return performance.now() - since
      }
      await pause(10)
    }
    throw new Error(`the server did not get ready: ${this.said()}`)
  }

  /** kill -9 and a new start, measured from its spawn. */
  async killAndRecover(): Promise<number> {
    await this.end('SIGKILL')
    const took = await this.start()
    this.recoveries.push(took)
    return took
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
  }

  /** Until a start that is under way has come to its end. */
  ready(): Promise<unknown> {
    return this.opened
  }

  /** Its machine's clock is this many seconds slow from now on; a new start forgets it. */
  setClockBack(seconds: number): void {
    if (this.isUp) this.child?.send({ clockBackSeconds: seconds })
  }

  private async end(signal: NodeJS.Signals) {
    const { child } = this
    this.isUp = false
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await gone
  }

  private said(): string {
    return fs.existsSync(this.logFile) ? fs.readFileSync(this.logFile, 'utf8').slice(-2000) : ''
  }
}
