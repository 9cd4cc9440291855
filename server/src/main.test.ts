import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { isAlive, readPostmaster } from './database/embedded/living'
import { cluster } from './testing/testDatabase'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-main-'))
fs.chmodSync(dataDir, 0o755)
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  const left = readPostmaster(path.join(dataDir, 'postgres'))
  if (left && isAlive(left.pid)) process.kill(left.pid, 'SIGQUIT')
  await new Promise((done) => setTimeout(done, 300))
  fs.rmSync(dataDir, { recursive: true, force: true })
})
jest.setTimeout(120_000)

/** Arguments of node: the server as the product starts it. */
const program = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "const { serverProgram } = await import('./tools/serverProgram.mjs'); console.log(JSON.stringify(await serverProgram()))",
    ],
    { cwd: path.join(__dirname, '../..'), encoding: 'utf8' },
  ),
) as string[]

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })

interface Mall {
  child: ChildProcess
  address: string
  said: () => string
  ended: Promise<number | null>
}

/** Production mode: it starts without the demo data. */
async function run(env: Record<string, string>): Promise<Mall> {
  const port = await freePort()
  const mode = {
    MALL_MODE: 'production',
    MALL_OPERATOR_KEY: 'the-key-of-the-main-test',
    MALL_H5_ORIGIN: 'https://mall.example',
    MALL_LOG_LEVEL: 'info',
  }
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      MALL_DATA_DIR: dataDir,
      PORT: String(port),
      ...mode,
      ...env,
    },
    cwd: path.join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (said += data.toString()))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  return { child, address: `http://127.0.0.1:${port}`, said: () => said, ended }
}

async function ready(mall: Mall): Promise<void> {
  while (!mall.said().includes(`ready ${mall.address}`)) {
    if (mall.child.exitCode !== null) throw new Error(mall.said())
    await new Promise((done) => setTimeout(done, 20))
  }
}

const postgres = () => readPostmaster(path.join(dataDir, 'postgres'))?.pid ?? 0

it('opens with its own database, closes in order, and opens again', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const mall = await run({})
    await ready(mall)
    expect((await fetch(`${mall.address}/readyz`)).status).toBe(200)
    const engine = postgres()
    expect(isAlive(engine)).toBe(true)
    mall.child.kill(signal)
    expect(await mall.ended).toBe(0)
    expect(isAlive(engine)).toBe(false)
    const lines = mall
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const calls = lines.map((line) => JSON.parse(line) as { msg: string }).filter((line) => line.msg === 'call')
    expect(calls).toEqual([])
  }
})

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 20))
}
const readyz = async ({ address }: Mall) =>
  fetch(`${address}/readyz`).then(
    (answer) => answer.json(),
    () => null,
  )

it('its database is killed: it opens again by itself five times, and ends with an error the sixth time', async () => {
  const data = path.join(dataDir, 'killed')
  fs.mkdirSync(data)
  const mall = await run({ MALL_DATA_DIR: data })
  await ready(mall)
  const engine = () => readPostmaster(path.join(data, 'postgres'))?.pid ?? 0
  for (let kill = 1; kill <= 5; kill++) {
    const pid = engine()
    process.kill(pid, 'SIGKILL')
    await until(async () => engine() !== pid && ((await readyz(mall)) as { status: string }).status === 'ready')
    expect(await (await fetch(`${mall.address}/api/config/init`)).json()).toMatchObject({ code: 0 })
  }
  process.kill(engine(), 'SIGKILL')
  expect(await mall.ended).toBe(1)
  expect(mall.said()).toContain('The mall server ends: PostgreSQL ended 6 times within 10 minutes')
  expect(isAlive(engine())).toBe(false)
})

it('goes on with the database of a killed process, and closes when its starter goes away', async () => {
  const first = await run({})
  await ready(first)
  const engine = postgres()
  first.child.kill('SIGKILL')
  await first.ended
  expect(isAlive(engine)).toBe(true)
  const second = await run({})
  await ready(second)
  expect(postgres()).toBe(engine)
  second.child.disconnect()
  expect(await second.ended).toBe(0)
  expect(isAlive(engine)).toBe(false)
})

it('ends the database too when it is told to stop, twice, while that starts, and opens the next time', async () => {
  const data = path.join(dataDir, 'broken-off')
  fs.mkdirSync(data)
  const engine = () => readPostmaster(path.join(data, 'postgres'))?.pid ?? 0
  // from the lock file on PostgreSQL is a process of its own, which does not answer yet
  for (const afterMs of [0, 20, 150]) {
    const mall = await run({ MALL_DATA_DIR: data })
    while (!engine()) await new Promise((done) => setTimeout(done, 2))
    const pid = engine()
    await new Promise((done) => setTimeout(done, afterMs))
    mall.child.kill('SIGINT')
    mall.child.kill('SIGTERM')
    expect(await mall.ended).toBe(0)
    expect(isAlive(pid)).toBe(false)
    expect(mall.said()).toBe('')
  }
  const mall = await run({ MALL_DATA_DIR: data })
  await ready(mall)
  mall.child.kill('SIGTERM')
  expect(await mall.ended).toBe(0)
})

it('uses an external database and logs calls without what was sent', async () => {
  const { connection, template } = cluster()
  const url = `postgres://${template.user}@/postgres?host=${encodeURIComponent(connection.host ?? '')}&port=${connection.port}`
  const mall = await run({ DATABASE_URL: url, DATABASE_READ_URL: url })
  await ready(mall)
  expect(fs.existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  const secret = 'a-token-nobody-may-read'
  const answer = await fetch(`${mall.address}/api/nothing?token=${secret}&mobile=13800000001`, {
    headers: { token: secret },
  })
  expect(answer.status).toBe(404)
  const id = answer.headers.get('x-request-id') ?? ''
  mall.child.kill('SIGTERM')
  expect(await mall.ended).toBe(0)
  expect(mall.said()).toContain(`"reqId":"${id}"`)
  expect(mall.said()).not.toContain(secret)
  expect(mall.said()).not.toContain('13800000001')
})

it.each([
  [{ MALL_OPERATOR_KEY: '' }, 'production needs MALL_OPERATOR_KEY'],
  [{ MALL_H5_ORIGIN: '' }, 'production needs MALL_H5_ORIGIN, where H5 lives'],
  [{ MALL_MODE: 'development', NODE_ENV: 'production' }, 'refused while NODE_ENV is production'],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'ECONNREFUSED'],
])('tells in one line why it cannot start: %j', async (env, said) => {
  const mall = await run(env)
  expect(await mall.ended).toBe(1)
  expect(mall.said()).toMatch(/^The mall server cannot start: .+/)
  expect(mall.said()).toContain(said)
})

it('prints the keys it draws when it is opened to the network', async () => {
  const mall = await run({
    MALL_MODE: 'development',
    MALL_OPERATOR_KEY: '',
    HOST: '0.0.0.0',
    MALL_OPERATOR_KEYS: '3:mine',
  })
  await ready(mall)
  expect(mall.said()).toMatch(/operator key of the platform: [\w-]{24}\n/)
  expect(mall.said()).toContain('operator key of site 3: mine\n')
  const headers = { authorization: 'Bearer dev-platform-key' }
  expect((await fetch(`${mall.address}/operator/api/dev/rundue`, { method: 'POST', headers })).status).toBe(401)
  mall.child.kill('SIGTERM')
  expect(await mall.ended).toBe(0)
})
