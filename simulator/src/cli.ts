import { notifyFailure } from './automator/failed'
import { serveAutomator } from './automator/server'
import { everyday, type Scenario } from './shared/scenario'
import { parseQuery } from './shared/query'
import { banner } from './versions'

const help = `The command line of WeChat's tools, as far as miniprogram-automator needs it. A simulator, not WeChat.

  cli auto --project <folder> --auto-port <port>

Environment:
  SIM_MODE       chromium (default) or jsdom
  SIM_PATH       page to start with, with its query
  SIM_SCENE      scene of the launch (1001)
  SIM_APPID      app id instead of that of project.config.json
  SIM_SCENARIO   answers of the world around, as JSON: {"payment":"cancelled"}
  SIM_STORAGE    what wx.getStorage finds from the beginning, as JSON
  SIM_LINGER     seconds it stays without a client, from its start and since the last one left (300); 0 = for ever
  CHROMIUM_PATH  the browser, when it is not in /usr/bin
`

function optionsOf(args: string[]): Record<string, string> {
  const options: Record<string, string> = {}
  args.forEach((name, at) => {
    if (name.startsWith('--')) options[name.slice(2)] = args[at + 1] ?? ''
  })
  return options
}

/** What a variable of the environment says as JSON. */
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

async function auto(args: string[]): Promise<void> {
  const { project, 'auto-port': port } = optionsOf(args)
  if (!project || !/^\d+$/.test(port ?? '')) throw new Error('auto needs --project <folder> and --auto-port <port>')
  await run(project, Number(port)).catch(async (error: Error) => {
    console.error(error.message)
    await notifyFailure(Number(port), error.message)
    process.exit(1)
  })
}

async function run(project: string, port: number): Promise<void> {
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
  })
  process.stdout.write(`${automator.wsEndpoint} · ${automator.simulator.url}\n`)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void automator.close())
  process.stdout.write(`ended: ${await automator.ended}\n`)
}

const [command, ...args] = process.argv.slice(2)
if (command === 'auto') {
  auto(args).then(
    () => process.exit(0),
    (error: Error) => {
      console.error(error.message)
      process.exit(1)
    },
  )
} else {
  console.error(help)
  process.exit(2)
}
