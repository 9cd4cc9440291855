import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Where uploads and demo pictures are kept. Paths are those of the wire: `upload/...`. */
export interface Files {
  /** Keeps bytes under the path; the folder is made when missing, old variants are dropped. */
  save(path: string, bytes: Uint8Array): Promise<void>
  exists(path: string): Promise<boolean>
  remove(path: string): Promise<void>
  /** Makes the variant a path names (`_big`, `_mid`, `_small`) unless it is there; false when there is no original. */
  prepare(path: string): Promise<boolean>
  /** folders a static server looks through, in this order */
  readonly folders: readonly string[]
}

/** Longest side in px (start-and-login.md section 4). */
const sides = { big: 800, mid: 360, small: 120 } as const
const variantName = /^(.+)_(big|mid|small)(\.(?:jpe?g|png|gif|webp))$/i
/** sharp works in native threads: more at once would only fight for the processors. */
const atOnce = 4

/** Files on this machine, under `<dataDir>/upload`; variants beside them in a folder of their own. */
export function localFiles(dataDir: string): Files {
  const originals = path.join(dataDir, 'upload')
  const variants = path.join(dataDir, 'upload-variants')
  const making = new Map<string, Promise<boolean>>()
  const slot = slots(atOnce)

  /** Throws on a path that leaves the folder. */
  const inside = (folder: string, wire: string) => {
    const place = path.resolve(folder, path.posix.relative('upload', path.posix.normalize(wire.replace(/^\//, ''))))
    if (wire.includes('\0') || !place.startsWith(folder + path.sep)) throw new RangeError(`not an upload path: ${wire}`)
    return place
  }
  const isFile = async (place: string) => (await fs.stat(place).catch(() => null))?.isFile() ?? false

  async function make(wire: string): Promise<boolean> {
    const [, stem = '', size = '', extension = ''] = variantName.exec(wire) ?? []
    const original = inside(originals, `${stem}${extension}`)
    if (!(await isFile(original))) return false
    const side = sides[size.toLowerCase() as keyof typeof sides]
    const bytes = await slot(() =>
      sharp(original, { limitInputPixels: 50_000_000 })
        .rotate()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .toBuffer(),
    )
    await write(inside(variants, wire), bytes)
    return true
  }

  return {
    folders: [originals, variants],
    async save(wire, bytes) {
      const place = inside(originals, wire)
      await write(place, bytes)
      const { dir, name, ext } = path.parse(inside(variants, wire))
      for (const size of Object.keys(sides)) await fs.rm(path.join(dir, `${name}_${size}${ext}`), { force: true })
    },
    exists: async (wire) => isFile(inside(originals, wire)),
    remove: async (wire) => fs.rm(inside(originals, wire), { force: true }),
    async prepare(wire) {
      if (await isFile(inside(originals, wire))) return true
      if (!variantName.test(wire)) return false
      if (await isFile(inside(variants, wire))) return true
      const started = making.get(wire)
      if (started) return started
      const work = make(wire).finally(() => making.delete(wire))
      making.set(wire, work)
      return work
    },
  }
}

/** Whole or not at all: a reader never sees half a picture. */
async function write(place: string, bytes: Uint8Array) {
  await fs.mkdir(path.dirname(place), { recursive: true })
  const fresh = `${place}.${randomBytes(6).toString('hex')}`
  await fs.writeFile(fresh, bytes)
  await fs.rename(fresh, place)
}

function slots(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
