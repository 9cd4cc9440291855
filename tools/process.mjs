// Child processes of the tools: a progress line while they run, and none left behind when the tool is stopped.
// Node's own modules only: `npm start` runs this before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * At most so many pieces of work at a time, the others in their order.
 * @param {number} most
 */
export function turns(most) {
  let free = most
  /** @type {(() => void)[]} */
  const waiting = []
  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  return async function inTurn(work) {
    if (free > 0) free -= 1
    else await new Promise((resolve) => waiting.push(() => resolve(undefined)))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/** The checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const windows = process.platform === 'win32'
const leash = new URL('leash.mjs', import.meta.url).href
/** @type {Map<import('node:child_process').ChildProcess, number>} how long each may take to end, in ms */
const running = new Map()
/** The mall server takes up to 20 s for what is in flight. */
const patience = 30_000
/** @type {Set<() => void | Promise<void>>} */
const cleanups = new Set()
let stopping = false
/** Exit code when the tool is stopped by a signal; 0 once the mall is open, because that is how one closes it. */
let codeWhenStopped = 130

/** @param {number} code */
export const stopWith = (code) => {
  codeWhenStopped = code
}

/**
 * Runs when the tool is stopped by a signal, after its child processes have ended.
 * @param {() => void | Promise<void>} cleanup
 */
export const onStop = (cleanup) => {
  cleanups.add(cleanup)
}

/**
 * Signals the child and all that it started: each child leads a process group of its own (a process tree on Windows),
 * so a Ctrl-C in the terminal reaches this process alone and every child is stopped once, in order.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalTree(child, signal) {
  if (!child.pid) return
  if (windows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // the group has ended already
  }
}

/** @param {import('node:child_process').ChildProcess} child */
const ended = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve(undefined)))

/** Ends every child: SIGTERM, and SIGKILL for what is still there when its patience is over. */
export async function endChildren() {
  await Promise.all(
    [...running].map(async ([child, patienceMs]) => {
      signalTree(child, 'SIGTERM')
      const hammer = setTimeout(() => signalTree(child, 'SIGKILL'), patienceMs)
      await ended(child)
      clearTimeout(hammer)
    }),
  )
}

async function stop() {
  if (stopping) return
  stopping = true
  await endChildren()
  for (const cleanup of cleanups) await cleanup()
  process.exit(codeWhenStopped)
}

/** True from the first signal on: a step that fails now was stopped, it did not break. */
export const isStopping = () => stopping

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)

// npm passes SIGINT and SIGTERM on to its direct child. Debian's sh would stand between and keep a SIGINT for itself, so
// `start` in package.json says `exec node ...` (cmd.exe knows no exec, complains once and takes what follows the ||).
// An npm that was killed passes nothing on: notice that the parent is gone.
if (process.env.npm_lifecycle_event && !windows) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

/**
 * Starts a child that this tool will not leave behind.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {number} [patienceMs]
 */
export function start(command, args, options = {}, patienceMs = patience) {
  const child = spawn(command, args, { cwd: root, detached: !windows, windowsHide: true, ...options })
  running.set(child, patienceMs)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/**
 * Runs a command to its end. With `title` its output is kept back and a line tells at every `everyMs` that it still
 * runs; without, its output is passed through.
 * @param {string} command
 * @param {string[]} args
 * @param {{ title?: string, everyMs?: number, env?: NodeJS.ProcessEnv, limitMs?: number, patienceMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function run(command, args, { title, everyMs, env = process.env, limitMs, patienceMs } = {}) {
  const quiet = title !== undefined
  const leashed = command === process.execPath && !windows ? ['--import', leash, ...args] : args
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'] }
  const child = start(command, leashed, options, patienceMs)
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const ticker = quiet ? progress(title, everyMs) : undefined
  const limit =
    limitMs &&
    setTimeout(() => {
      say(`${command} has run for ${limitMs / 60_000} minutes: ended`)
      signalTree(child, 'SIGKILL')
    }, limitMs)
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += `${error.message}\n`
      resolve(127)
    })
    child.once('close', (exit) => resolve(exit ?? 1))
  })
  ticker?.stop()
  if (limit) clearTimeout(limit)
  // stop() ends the process; nothing that waits for this command should go on meanwhile
  if (stopping) await new Promise(() => {})
  return { code, output }
}

/**
 * A line now and every `everyMs` until stopped; with a long `everyMs` the first line is left out.
 * @param {string} title
 * @param {number} [everyMs]
 */
export function progress(title, everyMs = 2500) {
  const since = Date.now()
  const seconds = () => Math.round((Date.now() - since) / 1000)
  if (everyMs < 10_000) say(`${title} ...`)
  const timer = setInterval(() => say(`${title} ... ${seconds()} s`), everyMs)
  return { stop: () => clearInterval(timer), seconds }
}

/** @param {string} line */
export const say = (line) => void process.stdout.write(`${line}\n`)

/**
 * Last lines of a long output, for the message of a failed step.
 * @param {string} output
 * @param {number} lines
 */
export const tail = (output, lines = 60) => output.trimEnd().split('\n').slice(-lines).join('\n')
