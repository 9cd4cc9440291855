import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ClientConfig } from 'pg'
import { nativeFolder } from './embedded/binaries'
import { answers, dropStaleLock, isAlive, readPostmaster, runsPostgres } from './embedded/living'
import { placeOf, socketPlace, windows, type SocketPlace } from './embedded/place'
import { own, runAs, type RunAs } from './embedded/runAs'

export interface Embedded {
  /** Connects as the owner; `database` may be replaced. */
  connection: ClientConfig & { database: string }
  pid: number
  /** Fast shutdown, waits until the process is gone. An engine another living mall started is left alone. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** For throw-away test clusters only: no fsync, many connections. */
  throwAway?: boolean
  unshare?: () => boolean
  /** Where the one before listened, so that its clients find this one. */
  listen?: ClientConfig
  /** So long the processes of a killed one may take to go. */
  leftoverMs?: number
}

const stopMs = 20_000
const throwAwaySettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'max_wal_size=128MB',
]
const MiB = 2 ** 20
/**
 * What PostgreSQL keeps of its tables: goods that do not fit in are read anew for every search. An eighth of the memory this
 * process may have, 128 MiB (PostgreSQL's own choice) to 1 GiB; it takes no more of it than there are data.
 */
const sharedBuffers = () => {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity)
  return `shared_buffers=${Math.floor(Math.min(1024, Math.max(128, memory / MiB / 8)))}MB`
}
/** A killed postmaster may not be reaped yet. */
const leftover = /postmaster\.pid" already exists|shared memory block|lock file .* already exists/

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Starts PostgreSQL on `<dataDir>/postgres`, or joins the one that runs there already. */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const { listen, leftoverMs = 10_000 } = options
  fs.mkdirSync(dataDir, { recursive: true })
  const folder = path.join(fs.realpathSync(dataDir), 'postgres')
  const as = runAs(nativeFolder(), folder, options.unshare)
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) initialise(as, folder, options)
  own(folder, as.user)
  const living = await join(folder)
  if (living) return living
  dropStaleLock(folder)
  const place = listen ? placeOf(listen) : await socketPlace(folder, as.user)
  const started = Date.now()
  for (;;) {
    try {
      return await launch(as, folder, place, options)
    } catch (error) {
      if (!leftover.test((error as Error).message) || Date.now() - started > leftoverMs) throw error
      await pause(250)
      // one that was still starting when node died
      const late = await join(folder)
      if (late) return late
    }
  }
}

/** initdb works beside the final place, so that a break in the middle leaves nothing half-made. */
function initialise(as: RunAs, folder: string, { throwAway }: EmbeddedOptions) {
  const fresh = `${folder}.new`
  fs.rmSync(fresh, { recursive: true, force: true })
  fs.mkdirSync(fresh)
  own(fresh, as.user)
  const password = windows ? randomBytes(24).toString('hex') : null
  const passwordFile = `${folder}.password`
  if (password) fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  const auth = password ? ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`] : ['-A', 'trust']
  const args = ['-U', 'postgres', ...auth, '-E', 'UTF8', '--locale=C', ...(throwAway ? ['--no-sync'] : [])]
  const { file, rest, stdio, place, close } = command(as, 'initdb', fresh, ['ignore', 'pipe', 'pipe'])
  const { status, stdout, stderr, error } = spawnSync(file, [...rest, '-D', place, ...args], {
    ...as.user,
    cwd: '/',
    stdio,
    encoding: 'utf8',
  })
  close()
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? ''}${stderr ?? ''}${stdout ?? ''}`)
  fs.renameSync(fresh, folder)
}

/** Command line of one of the package's programs, with the data folder as descriptor 3 when its path is closed. */
function command(as: RunAs, program: string, folder: string, base: ('ignore' | 'pipe' | number)[]) {
  const [file = '', ...rest] = [...as.prefix, path.join(as.native, 'bin', windows ? `${program}.exe` : program)]
  if (!as.byDescriptor) return { file, rest, stdio: base, place: folder, close: () => undefined }
  const descriptor = fs.openSync(folder, 'r')
  return { file, rest, stdio: [...base, descriptor], place: '/proc/self/fd/3', close: () => fs.closeSync(descriptor) }
}

async function launch(as: RunAs, folder: string, place: SocketPlace, { throwAway }: EmbeddedOptions) {
  const logFile = path.join(folder, '..', 'postgres.log')
  // a file, not a pipe: PostgreSQL outlives a killed node
  const log = fs.openSync(logFile, 'w', 0o600)
  const { file, rest, stdio, place: data, close } = command(as, 'postgres', folder, ['ignore', log, log])
  const socket = place.socket === folder ? data : place.socket
  const listen = socket ? ['-k', socket, '-c', 'listen_addresses='] : ['-c', 'listen_addresses=127.0.0.1']
  const settings = (throwAway ? throwAwaySettings : [sharedBuffers()]).flatMap((setting) => ['-c', setting])
  // its own session: Ctrl-C in the terminal reaches node only, which then stops it in order
  const child = spawn(file, [...rest, '-D', data, '-p', String(place.port), ...listen, ...settings], {
    ...as.user,
    cwd: '/',
    stdio,
    detached: true,
  })
  fs.closeSync(log)
  close()
  const forget = endWithNode(child.pid ?? 0)
  // its number may become somebody else's
  child.once('exit', forget)
  try {
    const connection = connectionTo(folder, place)
    await ready(child, logFile, connection)
    child.unref()
    takeOver(folder)
    return engine(folder, child.pid ?? 0, connection, forget)
  } catch (error) {
    forget()
    throw error
  }
}

const interrupt = (pid: number, signal: NodeJS.Signals = 'SIGINT') => {
  if (pid > 0 && runsPostgres(pid)) process.kill(pid, signal)
}

/** The last resort when node ends without stop(): a crash, also in the middle of the start, must not leave a process. */
function endWithNode(pid: number): () => void {
  const atExit = () => interrupt(pid)
  process.once('exit', atExit)
  return () => process.off('exit', atExit)
}

function connectionTo(folder: string, { socket, port }: SocketPlace): Embedded['connection'] {
  const base = { user: 'postgres', database: 'postgres', port }
  if (socket) return { ...base, host: socket }
  return { ...base, host: '127.0.0.1', password: fs.readFileSync(`${folder}.password`, 'utf8') }
}

/** An early exit is the error, with what PostgreSQL said. */
async function ready(child: ChildProcess, logFile: string, connection: ClientConfig) {
  let failure: string | null = null
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code, signal) => (failure = `exit ${code ?? signal}`))
  for (;;) {
    const said = fs.readFileSync(logFile, 'utf8')
    if (failure !== null) throw new Error(`PostgreSQL did not start (${String(failure)}): ${said}`)
    if (/ready to accept (read-only )?connections/.test(said) && (await answers(connection))) return
    await pause(15)
  }
}

const ownerFile = (folder: string) => path.join(folder, '..', 'postgres.owner')
const takeOver = (folder: string) => fs.writeFileSync(ownerFile(folder), String(process.pid))

/** Only node died: its PostgreSQL is still there. It becomes ours unless the mall that started it lives. */
async function join(folder: string): Promise<Embedded | null> {
  const found = readPostmaster(folder)
  if (!found || !isAlive(found.pid)) return null
  const connection = connectionTo(folder, { socket: found.socket || null, port: found.port })
  if (!(await answers(connection))) return null
  const owner = Number(fs.existsSync(ownerFile(folder)) ? fs.readFileSync(ownerFile(folder), 'utf8') : 0)
  const foreign = owner !== process.pid && owner > 0 && isAlive(owner)
  if (foreign) return { connection, pid: found.pid, stop: async () => undefined }
  takeOver(folder)
  return engine(folder, found.pid, connection, endWithNode(found.pid))
}

function engine(folder: string, pid: number, connection: Embedded['connection'], forget: () => void): Embedded {
  return {
    connection,
    pid,
    async stop() {
      forget()
      interrupt(pid)
      const asked = Date.now()
      while (isAlive(pid) && readPostmaster(folder)?.pid === pid) {
        if (Date.now() - asked > stopMs) interrupt(pid, 'SIGQUIT')
        await pause(10)
      }
      // the lock file goes shortly before the process
      for (let round = 0; isAlive(pid) && round < 100; round++) await pause(10)
      fs.rmSync(ownerFile(folder), { force: true })
      const { host } = connection
      if (host && path.basename(host).startsWith('mall-') && host !== folder)
        fs.rmSync(host, { recursive: true, force: true })
    },
  }
}
