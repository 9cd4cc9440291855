import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { traversableCopy } from './binaries'

/** nobody */
const unprivileged = 65534

/** How PostgreSQL is started: it refuses to run as root. */
export interface RunAs {
  native: string
  /** put in front of the command */
  prefix: string[]
  user?: { uid: number; gid: number }
  /** Hands the data folder over as an open descriptor, because its parents are closed to `user`. */
  byDescriptor: boolean
}

/** True when any user may pass through every folder above `place` and into it. */
export function isReachable(place: string): boolean {
  for (let folder = path.resolve(place); ; folder = path.dirname(folder)) {
    const stat = fs.statSync(folder, { throwIfNoEntry: false })
    if (stat && (stat.mode & 0o001) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}

const inOwnNamespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/** Containers often forbid user namespaces. */
export function canUnshare(): boolean {
  const [command = '', ...args] = inOwnNamespace
  return process.platform === 'linux' && spawnSync(command, [...args, 'true']).status === 0
}

/** `dataFolder` itself is made private; its parents decide. */
export function runAs(native: string, dataFolder: string, unshare = canUnshare): RunAs {
  if (process.getuid?.() !== 0) return { native, prefix: [], byDescriptor: false }
  const user = { uid: unprivileged, gid: unprivileged }
  const openParents = isReachable(path.dirname(dataFolder))
  if (openParents && isReachable(native)) return { native, prefix: [], user, byDescriptor: false }
  if (unshare()) return { native, prefix: inOwnNamespace, byDescriptor: false }
  const copy = isReachable(native) ? native : traversableCopy(native, os.tmpdir())
  if (!isReachable(copy) || (!openParents && process.platform !== 'linux'))
    throw new Error(
      `PostgreSQL must not run as root and no other user can reach ${dataFolder}: start as an ordinary user or set MALL_DATA_DIR`,
    )
  return { native: copy, prefix: [], user, byDescriptor: !openParents }
}

/** Makes the folder private to whoever runs PostgreSQL; a run under another user before leaves other owners. */
export function own(folder: string, { uid, gid } = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 }) {
  if (uid === -1) return
  fs.chmodSync(folder, 0o700)
  if (fs.statSync(folder).uid === uid) return
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    fs.lchownSync(path.join(folder, entry), uid, gid)
  fs.lchownSync(folder, uid, gid)
}
