// Shows a compiled mini-program in a normal browser, with a panel beside the phone: `npm run simulate`.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startSimulator } from './host/simulator'
import { simulatorName } from './shared/messages'
import { parseQuery } from './shared/query'

const usage = `npm run simulate -- [options]        ${simulatorName}
  --project DIR   the project: its project.config.json says where the build is (.)
  --port N        port of the page (a free one)
  --app-id X      app id instead of the project's
  --scene N       number of the way it is opened (1001)
  --path P        first page, with its query: pages/goods/goods?id=1
  --watch         the page reloads by itself after each build
It builds nothing.`

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: process.cwd() },
    port: { type: 'string', default: '0' },
    'app-id': { type: 'string' },
    scene: { type: 'string', default: '1001' },
    path: { type: 'string' },
    watch: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const say = (words: string): void => void process.stdout.write(`${words}\n`)

async function main(): Promise<void> {
  if (values.help) return say(usage)
  const missing = missingBuild(values.project)
  if (missing) {
    console.error(missing)
    process.exitCode = 1
    return
  }
  const [place, query = ''] = (values.path ?? '').replace(/^\//, '').split(/\?(.*)/s)
  const simulator = await startSimulator({
    project: values.project,
    mode: 'hand',
    port: Number(values.port),
    appId: values['app-id'],
    launch: { scene: Number(values.scene), ...(place ? { path: place, query: parseQuery(query) } : {}) },
  })
  say(`${simulatorName}: ${simulator.url}${values.watch ? '?watch' : ''}`)
  say('Open it in Chrome or Edge; Ctrl+C ends it.')
  const end = () => void simulator.close().then(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

function missingBuild(project: string): string | undefined {
  const file = path.join(project, 'project.config.json')
  if (!fs.existsSync(file) && !fs.existsSync(path.join(project, 'app.json')))
    return `No project.config.json in ${path.resolve(project)}: --project says where the mini-program is.`
  const { miniprogramRoot = '.' } = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { miniprogramRoot?: string })
    : {}
  const places = [path.resolve(project, miniprogramRoot), path.resolve(project)]
  if (places.some((folder) => fs.existsSync(path.join(folder, 'app.json')))) return undefined
  return `No app.json in ${places[0]}: build the mini-program first (in this repository: npm run build:weapp).`
}

void main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
