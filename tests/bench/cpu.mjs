// Processor time of a mall's two halves: the server process, and its PostgreSQL with all that works for it.
import fs from 'node:fs'
import path from 'node:path'

/** Linux counts in hundredths of a second (USER_HZ). */
const msPerTick = 10

/** @typedef {{ node: number, database: number }} Cpu ms since their start; NaN where there is no /proc */

/** @param {{ data: string }} mall @returns {Cpu} */
export function cpuOf({ data }) {
  /** @param {...string} file */
  const pidIn = (...file) => Number.parseInt(fs.readFileSync(path.join(data, ...file), 'utf8'), 10)
  try {
    const postmaster = pidIn('postgres', 'postmaster.pid')
    const backends = processes().filter(({ parent }) => parent === postmaster)
    const engine = read(postmaster)
    // a backend that has ended is counted by the postmaster
    const database = backends.reduce((sum, { own }) => sum + own, engine.own + engine.ended)
    return { node: read(pidIn('postgres.owner')).own * msPerTick, database: database * msPerTick }
  } catch {
    return { node: NaN, database: NaN }
  }
}

/** ms of processor time that a process has taken so far; NaN where there is no /proc. @param {number | undefined} pid */
export function cpuOfProcess(pid) {
  try {
    return read(pid ?? 0).own * msPerTick
  } catch {
    return NaN
  }
}

const processes = () =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [read(Number(name))]
      } catch {
        // it has just ended
        return []
      }
    })

/** Fields of proc(5) behind the name, which may hold blanks: state, ppid ... utime, stime, cutime, cstime. @param {number} pid */
function read(pid) {
  const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [parent = 0, utime = 0, stime = 0, cutime = 0, cstime = 0] = [1, 11, 12, 13, 14].map((i) => Number(fields[i]))
  return { parent, own: utime + stime, ended: cutime + cstime }
}
