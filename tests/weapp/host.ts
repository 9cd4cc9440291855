import { once } from 'node:events'
import path from 'node:path'
import automator from 'miniprogram-automator'
import { builtProject, loadTools, standingMall, type Opened } from './mall'
import { control, type Control } from '../../simulator/src/control'

export type MiniProgram = Awaited<ReturnType<typeof automator.connect>>

/** WeChat's own tools instead of the simulator. */
const cliPath = process.env.WEAPP_CLI
/** What this run is made in. */
export const mode = cliPath ? 'WeChat' : process.env.SIM_MODE === 'jsdom' ? 'jsdom' : 'chromium'

/** Reasons for `skip`: a step that cannot be made here is listed as left out, never passed. */
export const leftOut = {
  withoutLayout: mode === 'jsdom' && 'jsdom has no layout',
  withoutSimulator: mode === 'WeChat' && 'WeChat’s tools cannot be told this',
  withoutPictures: mode === 'jsdom' && 'jsdom takes no pictures',
}

/** One launch of the mini-program and the mall it talks to. */
export interface Host {
  mp: MiniProgram
  /** The second line; at WeChat's tools its methods do nothing. */
  control: Control
  mallUrl: string
  /** Another process takes over, as after a release; not of a mall that stands elsewhere. */
  restartMall(): Promise<void>
  /** ms from the start of the simulator until the first page was open */
  startMs: number
  /** Ends what was started and resolves when nothing of it is left. */
  close(): Promise<void>
}

/** ms a start may take on a busy machine */
const patience = 60_000

export async function openHost(env: Record<string, string> = {}): Promise<Host> {
  const project = await builtProject()
  return cliPath ? inWeChat(cliPath, project) : inSimulator(project, env)
}

async function inSimulator(project: string, env: Record<string, string>): Promise<Host> {
  const { openMall, freePort, start, signalTree, root } = await loadTools()
  const mall: Opened = await openMall()
  const port = await freePort()
  const wsEndpoint = `ws://127.0.0.1:${port}`
  const since = Date.now()
  const cli = path.join(root, 'simulator', 'bin', 'cli')
  const options = { project, 'auto-port': port, launcher: process.pid }
  const args = [cli, 'serve', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])]
  // the app keeps JSON text in its storage
  const storage = JSON.stringify({ baseUrl: JSON.stringify(mall.url) })
  const child = start(process.execPath, args, {
    env: { ...process.env, SIM_STORAGE: storage, SIM_LINGER: '60', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const exit = once(child, 'exit')
  const close = async () => {
    signalTree(child, 'SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await exit
    await mall.close()
  }
  try {
    while (Date.now() - since < patience && child.exitCode === null) {
      const mp = await automator.connect({ wsEndpoint }).catch(() => undefined)
      if (!mp) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        continue
      }
      const startMs = Date.now() - since
      const second = await control(wsEndpoint)
      return {
        mp,
        control: second,
        mallUrl: mall.url,
        restartMall: () => mall.restart(),
        startMs,
        async close() {
          second.close()
          mp.disconnect()
          await close()
        },
      }
    }
    throw new Error(`the simulator did not start:\n${output}`)
  } catch (error) {
    await close()
    throw error
  }
}

async function inWeChat(cli: string, projectPath: string): Promise<Host> {
  const since = Date.now()
  const mp = await automator.launch({ cliPath: cli, projectPath })
  return {
    ...{ mp, control: stillControl, mallUrl: standingMall, startMs: Date.now() - since },
    restartMall: () => Promise.reject(new Error('this mall is not ours to restart')),
    close: () => mp.close(),
  }
}

const nothing = () => Promise.resolve(undefined)
const stillControl: Control = {
  isSimulator: false,
  scenario: nothing,
  measurements: nothing,
  record: nothing,
  packages: nothing,
  relaunch: nothing,
  background: nothing,
  foreground: nothing,
  theme: nothing,
  settled: nothing,
  shareCard: nothing,
  close: () => {},
}
