import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { startEmbedded, type Embedded } from './embedded'
import { nativeFolder } from './embedded/binaries'
import { dropStaleLock, isAlive, readPostmaster } from './embedded/living'
import { canUnshare, isReachable, runAs } from './embedded/runAs'

const isRoot = process.getuid?.() === 0
const started: Embedded[] = []
let parent: string

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'mall-embedded-'))
  fs.chmodSync(parent, 0o755)
})
afterEach(async () => {
  for (const engine of started.splice(0)) await engine.stop()
  fs.rmSync(parent, { recursive: true, force: true })
})

async function start(dataDir: string, unshare?: () => boolean): Promise<Embedded> {
  const engine = await startEmbedded(dataDir, { throwAway: true, ...(unshare ? { unshare } : {}) })
  started.push(engine)
  return engine
}

async function ask(engine: Embedded, sql: string): Promise<unknown> {
  const client = new Client(engine.connection)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ value: unknown }>(sql)
  await client.end()
  return rows[0]?.value
}

it('starts on a fresh folder, keeps what was written, and leaves no process behind', async () => {
  const first = await start(path.join(parent, 'data'))
  await ask(first, 'CREATE TABLE kept AS SELECT 42 AS value')
  expect(await ask(first, `SELECT current_setting('listen_addresses') AS value`)).toBe('')
  await first.stop()
  expect(isAlive(first.pid)).toBe(false)
  const second = await start(path.join(parent, 'data'))
  expect(await ask(second, 'SELECT value FROM kept')).toBe(42)
  expect(fs.statSync(path.join(parent, 'data', 'postgres')).mode & 0o777).toBe(0o700)
})

it('keeps fsync on outside of tests', async () => {
  const engine = await startEmbedded(path.join(parent, 'data'))
  started.push(engine)
  expect(await ask(engine, `SELECT current_setting('fsync') || current_setting('synchronous_commit') AS value`)).toBe(
    'onon',
  )
})

it('keeps more of the tables where there is memory for it, but in tests', async () => {
  const held = `SELECT setting::int8 * 8192 AS value FROM pg_settings WHERE name = 'shared_buffers'`
  const memory = jest.spyOn(os, 'totalmem').mockReturnValue(2 ** 31)
  const engine = await startEmbedded(path.join(parent, 'data')).finally(() => memory.mockRestore())
  started.push(engine)
  expect(Number(await ask(engine, held))).toBe(2 ** 28)
  const own = await start(path.join(parent, 'other'))
  expect(Number(await ask(own, held))).toBe(2 ** 27)
})

it('joins the PostgreSQL that is still there, and only its owner ends it', async () => {
  const first = await start(path.join(parent, 'data'))
  // as if another mall, still alive, had started it
  fs.writeFileSync(path.join(parent, 'data', 'postgres.owner'), String(process.ppid))
  const guest = await startEmbedded(path.join(parent, 'data'), { throwAway: true })
  expect(guest.pid).toBe(first.pid)
  await guest.stop()
  expect(isAlive(first.pid)).toBe(true)
  // as if that mall had died and left it behind
  fs.writeFileSync(path.join(parent, 'data', 'postgres.owner'), '999999999')
  const heir = await startEmbedded(path.join(parent, 'data'), { throwAway: true })
  expect(heir.pid).toBe(first.pid)
  await heir.stop()
  expect(isAlive(first.pid)).toBe(false)
})

it('starts again at once after PostgreSQL was killed', async () => {
  // not a throw-away one: what it acknowledged must be there afterwards
  const first = await startEmbedded(path.join(parent, 'data'))
  await ask(first, 'CREATE TABLE kept AS SELECT 7 AS value')
  process.kill(first.pid, 'SIGKILL')
  const second = await start(path.join(parent, 'data'))
  expect(await ask(second, 'SELECT value FROM kept')).toBe(7)
})

it('removes a lock file whose process number belongs to somebody else now', async () => {
  const folder = path.join(parent, 'data', 'postgres')
  const engine = await start(path.join(parent, 'data'))
  await engine.stop()
  fs.writeFileSync(path.join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n${folder}\n\n`)
  expect(readPostmaster(folder)).toEqual({ pid: process.pid, port: 5432, socket: folder })
  dropStaleLock(folder)
  expect(readPostmaster(folder)).toBeNull()
})

it('works in a folder whose name is too long for a socket', async () => {
  const engine = await start(path.join(parent, 'd'.repeat(60), 'e'.repeat(60)))
  expect(engine.connection.host?.length).toBeLessThan(60)
  expect(await ask(engine, 'SELECT 1 AS value')).toBe(1)
  const joined = await startEmbedded(path.join(parent, 'd'.repeat(60), 'e'.repeat(60)), { throwAway: true })
  expect(joined.connection.host).toBe(engine.connection.host)
  await engine.stop()
  expect(fs.existsSync(engine.connection.host ?? '')).toBe(false)
})

it('begins anew when making the folder broke in the middle', async () => {
  const half = path.join(parent, 'data', 'postgres.new')
  fs.mkdirSync(half, { recursive: true })
  fs.writeFileSync(path.join(half, 'PG_VERSION'), '18')
  const engine = await start(path.join(parent, 'data'))
  expect(await ask(engine, 'SELECT 1 AS value')).toBe(1)
})

it('tells what PostgreSQL said when it does not start', async () => {
  const engine = await start(path.join(parent, 'data'))
  await engine.stop()
  fs.appendFileSync(path.join(parent, 'data', 'postgres', 'postgresql.conf'), '\nno_such_setting = 1\n')
  await expect(start(path.join(parent, 'data'))).rejects.toThrow(/no_such_setting/)
})

it('makes the links npm leaves out', () => {
  const native = nativeFolder()
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  const some = path.join(native, '..', links[0]?.target ?? '')
  fs.rmSync(some)
  nativeFolder()
  expect(fs.lstatSync(some).isSymbolicLink()).toBe(true)
  expect(fs.existsSync(some)).toBe(true)
})

if (isRoot) describe('as root', asRoot)

function asRoot() {
  const closed = () => {
    const folder = path.join(parent, 'closed')
    fs.mkdirSync(folder, { mode: 0o700 })
    return path.join(folder, 'data')
  }

  it('runs as nobody in an open folder', async () => {
    const engine = await start(path.join(parent, 'data'))
    expect(fs.readFileSync(`/proc/${engine.pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534\s/m)
  })

  it('hands a closed folder over as a descriptor where user namespaces are forbidden', async () => {
    const place = closed()
    expect(isReachable(place)).toBe(false)
    const first = await start(place, () => false)
    expect(fs.readFileSync(`/proc/${first.pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534\s/m)
    await ask(first, 'CREATE TABLE kept AS SELECT 5 AS value')
    const joined = await startEmbedded(place, { throwAway: true, unshare: () => false })
    expect(joined.pid).toBe(first.pid)
    await first.stop()
    const second = await start(place, () => false)
    expect(await ask(second, 'SELECT value FROM kept')).toBe(5)
  })

  if (canUnshare())
    it('uses a user namespace for a closed folder, also for one used another way before', async () => {
      const place = closed()
      const first = await start(place, () => false)
      await ask(first, 'CREATE TABLE kept AS SELECT 6 AS value')
      await first.stop()
      const second = await start(place)
      expect(fs.readFileSync(`/proc/${second.pid}/status`, 'utf8')).toMatch(/^Uid:\s+0\s/m)
      expect(await ask(second, 'SELECT value FROM kept')).toBe(6)
    })

  it('runs a copy of the programs when those cannot be reached either', () => {
    const hidden = path.join(parent, 'hidden', 'package')
    fs.mkdirSync(hidden, { recursive: true })
    fs.writeFileSync(path.join(hidden, 'package.json'), JSON.stringify({ version: `test-${process.pid}` }))
    fs.cpSync(nativeFolder(), path.join(hidden, 'native'), { recursive: true, verbatimSymlinks: true })
    fs.chmodSync(path.join(parent, 'hidden'), 0o700)
    const as = runAs(path.join(hidden, 'native'), path.join(parent, 'data', 'postgres'), () => false)
    expect(as.native).toBe(path.join(os.tmpdir(), `mall-postgres-test-${process.pid}-0`))
    const program = path.join(as.native, 'bin', 'postgres')
    const { stdout } = spawnSync(program, ['--version'], { ...as.user, cwd: '/', encoding: 'utf8' })
    expect(stdout).toMatch(/^postgres \(PostgreSQL\) 18/)
    expect(runAs(path.join(hidden, 'native'), path.join(parent, 'data', 'postgres'), () => false)).toEqual(as)
    fs.rmSync(as.native, { recursive: true })
  })

  it('makes the links in a copy when the packages belong to somebody else', () => {
    const native = path.join(parent, 'package', 'native')
    fs.cpSync(nativeFolder(), native, { recursive: true, verbatimSymlinks: true })
    fs.writeFileSync(path.join(parent, 'package', 'package.json'), JSON.stringify({ version: 'theirs' }))
    for (const name of fs.readdirSync(path.join(native, 'lib')))
      if (fs.lstatSync(path.join(native, 'lib', name)).isSymbolicLink()) fs.rmSync(path.join(native, 'lib', name))
    const temp = path.join(parent, 'temp')
    fs.mkdirSync(temp)
    fs.chownSync(temp, 65534, 65534)
    const script = `console.log(require('${path.join(__dirname, 'embedded/binaries.ts')}').linked('${native}'))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {
      ...{ uid: 65534, gid: 65534, encoding: 'utf8', cwd: path.join(__dirname, '../..') },
      env: { TMPDIR: temp, HOME: temp },
    })
    expect(stderr).toBe('')
    expect(stdout.trim()).toBe(path.join(temp, 'mall-postgres-theirs-65534'))
    const program = path.join(stdout.trim(), 'bin', 'postgres')
    expect(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout).toMatch(/^postgres/)
  })
}
