import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { slots } from '../../lib/slots'

/** Where uploads and demo pictures are kept. Paths are those of the wire: `upload/...`. */
export interface Files {
  /** Keeps bytes under the path; the folder is made when missing, old variants are dropped. */
  save(path: string, bytes: Uint8Array): Promise<void>
  exists(path: string): Promise<boolean>
  /** With what was made smaller of it. */
  remove(path: string): Promise<void>
  /** Bytes of a picture as it was kept or as it is drawn; undefined when there is none, or it lies elsewhere. */
  read(path: string): Promise<Uint8Array | undefined>
  /** The same, made smaller for showing. */
  readSmaller(path: string): Promise<Uint8Array | undefined>
  /** Removes all but the newest `count` files of a folder. */
  keepNewest(folder: string, count: number): Promise<void>
  /** Makes a drawn picture and the variant a path names (`_big`, `_mid`, `_small`) unless they are there; false = no original. */
  prepare(path: string): Promise<boolean>
  /** folders a static server looks through, in this order */
  readonly folders: readonly string[]
}

/** Longest side in px (start-and-login.md section 4). */
const sides = { big: 800, mid: 360, small: 120 } as const
const variantName = /^(.+)_(big|mid|small)(\.(?:jpe?g|png|gif|webp))$/i
/** sharp works in native threads: more at once would only fight for the processors. */
const atOnce = 4

/** Pictures the mall draws itself, kept once they were asked for; undefined = none of these. */
export type Draw = (wire: string) => Promise<Uint8Array | undefined>

/** Files on this machine, under `<dataDir>/upload`; variants beside them in a folder of their own. */
export function localFiles(dataDir: string, draw: Draw = () => Promise.resolve(undefined)): Files {
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

  /** Two who ask at the same time wait for one work. */
  function once(wire: string, work: () => Promise<boolean>): Promise<boolean> {
    const started = making.get(wire) ?? work().finally(() => making.delete(wire))
    making.set(wire, started)
    return started
  }

  async function drawn(wire: string): Promise<boolean> {
    const place = inside(originals, wire)
    if (await isFile(place)) return true
    const bytes = await slot(() => draw(wire))
    if (bytes) await write(place, bytes)
    return bytes !== undefined
  }

  async function make(wire: string): Promise<boolean> {
    const [, stem = '', size = '', extension = ''] = variantName.exec(wire) ?? []
    const whole = `${stem}${extension}`
    const original = inside(originals, whole)
    if (!(await once(whole, () => drawn(whole)))) return false
    const side = sides[size.toLowerCase() as keyof typeof sides]
    const bytes = await slot(() =>
      sharp(original, { limitInputPixels: 50_000_000 })
        .rotate()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        // made once and fetched often: slow encoders that give few bytes; the picture keeps its own format
        .jpeg({ quality: 78, mozjpeg: true, force: false })
        .png({ palette: true, quality: 88, effort: 8, force: false })
        .toBuffer(),
    )
    await write(inside(variants, wire), bytes)
    return true
  }

  async function dropVariants(wire: string) {
    const { dir, name, ext } = path.parse(inside(variants, wire))
    for (const size of Object.keys(sides)) await fs.rm(path.join(dir, `${name}_${size}${ext}`), { force: true })
  }

  return {
    folders: [originals, variants],
    async save(wire, bytes) {
      const place = inside(originals, wire)
      await write(place, bytes)
      await dropVariants(wire)
    },
    exists: async (wire) => isFile(inside(originals, wire)),
    async remove(wire) {
      await fs.rm(inside(originals, wire), { force: true })
      await dropVariants(wire)
    },
    async read(wire) {
      if (!/^\/?upload\/(?!.*\.\.)/.test(wire)) return undefined
      if (!(await once(wire, () => drawn(wire)))) return undefined
      return fs.readFile(inside(originals, wire))
    },
    async readSmaller(wire) {
      const place = inside(originals, wire)
      if (!(await isFile(place))) return undefined
      return slot(() =>
        sharp(place).resize(480, 480, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 75 }).toBuffer(),
      )
    },
    async keepNewest(folder, count) {
      const place = inside(originals, folder)
      const names = await fs.readdir(place).catch(() => [])
      // a tenth more, so that not every new file looks at all the others
      if (names.length <= count * 1.1) return
      const aged = await Promise.all(
        names.map(async (name) => ({
          name,
          at: (await fs.stat(path.join(place, name)).catch(() => null))?.mtimeMs ?? 0,
        })),
      )
      aged.sort((a, b) => b.at - a.at)
      for (const { name } of aged.slice(count)) await fs.rm(path.join(place, name), { force: true })
    },
    async prepare(wire) {
      if (await isFile(inside(originals, wire))) return true
      if (!variantName.test(wire)) return once(wire, () => drawn(wire))
      if (await isFile(inside(variants, wire))) return true
      return once(wire, () => make(wire))
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
