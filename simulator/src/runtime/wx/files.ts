import type { Sim } from '../sim'
import { userData } from './base'
import { bytesOf, textOfBytes } from './bytes'
import { WxFailure } from './define'

export interface PickedFile {
  name: string
  /** MIME type. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The phone's files: those of the user's folder, those kept for now (`wxfile://tmp_...`) and those of the package. */
export interface Files {
  /** Any file by any address a mini-program has for it. Throws WeChat's words when there is none. */
  pick(path: string): PickedFile
  has(path: string): boolean
  /** Writes below USER_DATA_PATH. */
  write(path: string, bytes: Uint8Array<ArrayBuffer>): void
  remove(path: string): void
  /** A temporary file; its path. */
  keepForNow(bytes: Uint8Array<ArrayBuffer>, extension: string): string
  /** A file that stays; its path. */
  keep(bytes: Uint8Array<ArrayBuffer>, extension: string): string
  /** Paths of all files below one. */
  below(path: string): string[]
  folders: Set<string>
}

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  json: 'application/json',
  txt: 'text/plain',
}
const shelves = new WeakMap<Sim, Files>()

export const noSuchFile = (path: string): WxFailure =>
  new WxFailure(`no such file or directory, open '${path}'`, { errno: 1300002, errCode: 1300002 })
const denied = (path: string): WxFailure =>
  new WxFailure(`permission denied, open '${path}'`, { errno: 1300013, errCode: 1300013 })

export function filesOf(sim: Sim): Files {
  const known = shelves.get(sim)
  if (known) return known
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  let made = 0
  const make = (place: string, bytes: Uint8Array<ArrayBuffer>, extension: string) => {
    const path = `wxfile://${place}_${(made += 1)}.${extension}`
    contents.set(path, bytes)
    return path
  }
  const files: Files = {
    pick(path) {
      const bytes = contents.get(path)
      const name = path.split('/').pop() ?? path
      const type = types[extensionOf(path)] ?? 'application/octet-stream'
      if (!bytes) throw noSuchFile(path)
      return { name, type, bytes }
    },
    has: (path) => contents.has(path),
    write(path, bytes) {
      if (!path.startsWith(`${userData}/`)) throw denied(path)
      const folder = path.slice(0, path.lastIndexOf('/'))
      if (!files.folders.has(folder)) throw noSuchFile(path)
      contents.set(path, bytes)
    },
    remove(path) {
      if (!contents.has(path)) throw noSuchFile(path)
      contents.delete(path)
    },
    keepForNow: (bytes, extension) => make('tmp', bytes, extension),
    keep: (bytes, extension) => make('store', bytes, extension),
    below: (path) => [...contents.keys()].filter((file) => file.startsWith(path)),
    folders: new Set([userData]),
  }
  shelves.set(sim, files)
  return files
}

export const extensionOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? 'bin'

/** An address an element of a page can show: files of the phone become data. */
export function shownAddress(sim: Sim, path: string): string {
  if (!path.startsWith('wxfile://') || !filesOf(sim).has(path)) return path
  const { type, bytes } = filesOf(sim).pick(path)
  return `data:${type};base64,${textOfBytes(bytes, 'base64')}`
}

/** A data URL as a file. */
export function fileOfData(url: string): PickedFile | undefined {
  const [, type = '', encoding, body = ''] = /^data:([^;,]*)(?:;[^,;]*)*?(;base64)?,(.*)$/s.exec(url) ?? []
  if (!url.startsWith('data:')) return undefined
  const bytes = encoding ? bytesOf(body, 'base64') : bytesOf(decodeURIComponent(body))
  const extension = Object.keys(types).find((name) => types[name] === type) ?? 'bin'
  return { name: `file.${extension}`, type, bytes }
}
