import { serveAutomator } from './automator/server'
import type { Scenario } from './shared/scenario'
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
  SIM_LINGER     seconds it stays when the last client has left (60)
  CHROMIUM_PATH  the browser, when it is not in /usr/bin
`

function optionsOf(args: string[]): Record<string, string> {
  const options: Record<string, string> = {}
  args.forEach((name, at) => {
    if (name.startsWith('--')) options[name.slice(2)] = args[at + 1] ?? ''
  })
  return options
}

async function auto(args: string[]): Promise<void> {
  const { project, 'auto-port': port } = optionsOf(args)
  if (!project || !/^\d+$/.test(port ?? '')) throw new Error('auto needs --project <folder> and --auto-port <port>')
  const { SIM_PATH, SIM_SCENE, SIM_APPID, SIM_SCENARIO, SIM_STORAGE, SIM_LINGER } = process.env
  const mode = process.env.SIM_MODE || 'chromium'
  if (mode !== 'chromium' && mode !== 'jsdom') throw new Error(`SIM_MODE is chromium or jsdom, not ${mode}`)
  const [path, query = ''] = SIM_PATH?.replace(/^\//, '').split(/\?(.*)/s) ?? []
  process.stdout.write(`${banner(mode)}\n`)
  const automator = await serveAutomator({
    project,
    port: Number(port),
    mode,
    appId: SIM_APPID,
    launch: {
      ...(path ? { path, query: parseQuery(query) } : {}),
      ...(SIM_SCENE ? { scene: Number(SIM_SCENE) } : {}),
    },
    scenario: SIM_SCENARIO ? (JSON.parse(SIM_SCENARIO) as Partial<Scenario>) : {},
    storage: SIM_STORAGE ? (JSON.parse(SIM_STORAGE) as Record<string, unknown>) : undefined,
    lingerMs: Number(SIM_LINGER ?? 60) * 1000,
  })
  process.stdout.write(`${automator.wsEndpoint} · ${automator.simulator.url}\n`)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void automator.close())
  await automator.ended
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
