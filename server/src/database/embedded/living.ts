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

/** Reads postmaster.pid: process id in line 1, port in line 4, socket folder in line 5. */
export function readPostmaster(folder: string): { pid: number; port: number; socket: string } | null {
  const file = path.join(folder, 'postmaster.pid')
  if (!fs.existsSync(file)) return null
  const lines = fs.readFileSync(file, 'utf8').split('\n')
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
  const command = found && `/proc/${found.pid}/comm`
  if (command && fs.existsSync(command) && !/^postgres/.test(fs.readFileSync(command, 'utf8')))
    fs.rmSync(path.join(folder, 'postmaster.pid'))
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
