import fs from 'node:fs'
import path from 'node:path'
import { Client, type ClientConfig } from 'pg'

/** A process that ended but that nobody waited for (containers without init) counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return process.platform !== 'linux'
  }
}

/** Its number may have become somebody else's. */
export function runsPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  try {
    // unshare becomes it
    return /^(postgres|unshare)/.test(fs.readFileSync(`/proc/${pid}/comm`, 'utf8'))
  } catch {
    return process.platform !== 'linux'
  }
}

/** None when the file is not there: PostgreSQL takes it away at any moment. */
function linesOf(file: string): string[] {
  try {
    return fs.readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Reads postmaster.pid: process id in line 1, port in line 4, socket folder in line 5. */
export function readPostmaster(folder: string): { pid: number; port: number; socket: string } | null {
  const lines = linesOf(path.join(folder, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  const socket = lines[4] ?? ''
  return { pid, port: Number(lines[3]), socket: socket.startsWith('/proc/') ? folder : socket }
}

/**
 * A restarted container hands out small process ids again, and PostgreSQL takes any living one in its
 * lock file for itself: such a stale file is removed.
 */
export function dropStaleLock(folder: string) {
  const found = readPostmaster(folder)
  if (found && isAlive(found.pid) && !runsPostgres(found.pid)) fs.rmSync(path.join(folder, 'postmaster.pid'))
}

export async function answers(config: ClientConfig): Promise<boolean> {
  const client = new Client({ ...config, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
