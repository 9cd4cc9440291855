import { notifyFailure } from './automator/failed'
import { serveAutomator } from './automator/server'
import { everyday, type Scenario } from './shared/scenario'
import { parseQuery } from './shared/query'
import { banner } from './versions'

/** The message of a simulator that was started in the background. */
export type StartNews = { banner: string; wsEndpoint: string; url: string } | { failed: string }

/** ms for Chromium and the clients to end; afterwards this process takes what is left with it. */
const closingLimit = 15_000

/** The value of a variable of the environment, as JSON. */
function given<Value extends object>(name: string): Value | undefined {
  const text = process.env[name]
  if (!text) return undefined
  try {
    return JSON.parse(text) as Value
  } catch (error) {
    throw new Error(`${name} is no JSON: ${(error as Error).message}`, { cause: error })
  }
}

function givenScenario(): Partial<Scenario> {
  const scenario = given<Partial<Scenario>>('SIM_SCENARIO') ?? {}
  const unknown = Object.keys(scenario).find((name) => !(name in everyday))
  if (unknown)
    throw new Error(`SIM_SCENARIO: a scenario has no ${unknown}. It has ${Object.keys(everyday).join(', ')}.`)
  return scenario
}

function givenLinger(): number {
  const seconds = Number(process.env.SIM_LINGER || 300)
  if (!(seconds >= 0)) throw new Error('SIM_LINGER is a number of seconds, 0 = it never ends by itself')
  return seconds
}

/**
 * Runs the simulator until it ends.
 * @param launcher process that started it: once this has ended, nothing waits for a client
 * @returns the exit code
 */
export async function serve(project: string, port: number, launcher?: number): Promise<number> {
  // it may have been killed before this ran
  if (process.send && !process.connected) abandoned()
  process.on('disconnect', abandoned)
  try {
    await run(project, port, launcher)
    return 0
  } catch (error) {
    const { message } = error as Error
    console.error(message)
    tell({ failed: message })
    await notifyFailure(port, message)
    return 1
  }
}

/** `cli auto` was killed while it waited. */
const abandoned = () => process.exit(1)

/** Sends what `cli auto` waits for, then lets it go. */
function tell(news: StartNews): void {
  process.off('disconnect', abandoned)
  process.send?.(news, () => process.connected && process.disconnect())
}

async function run(project: string, port: number, launcher?: number): Promise<void> {
  const { SIM_PATH, SIM_SCENE, SIM_APPID } = process.env
  const mode = process.env.SIM_MODE || 'chromium'
  if (mode !== 'chromium' && mode !== 'jsdom') throw new Error(`SIM_MODE is chromium or jsdom, not ${mode}`)
  const [path, query = ''] = SIM_PATH?.replace(/^\//, '').split(/\?(.*)/s) ?? []
  process.stdout.write(`${banner(mode)}\n`)
  const automator = await serveAutomator({
    project,
    port,
    mode,
    appId: SIM_APPID,
    launch: {
      ...(path ? { path, query: parseQuery(query) } : {}),
      ...(SIM_SCENE ? { scene: Number(SIM_SCENE) } : {}),
    },
    scenario: givenScenario(),
    storage: given<Record<string, unknown>>('SIM_STORAGE'),
    lingerMs: givenLinger() * 1000,
    launcher,
    onClosing: () => void setTimeout(() => process.exit(1), closingLimit).unref(),
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void automator.close())
  const { wsEndpoint, simulator } = automator
  process.stdout.write(`${wsEndpoint} · ${simulator.url}\n`)
  tell({ banner: banner(mode), wsEndpoint, url: simulator.url })
  process.stdout.write(`ended: ${await automator.ended}\n`)
}
