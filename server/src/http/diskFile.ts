import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { tooLarge } from './envelope'

/** Bytes that lie on disk until somebody vouches for them. */
export interface DiskFile {
  chunks(): AsyncIterable<Buffer>
  read(): Promise<Buffer>
  close(): Promise<void>
}

/** Writes a stream down under a name that is gone at once: nothing is left behind, also when the process dies. */
export async function keepOnDisk(stream: Readable, most: number): Promise<DiskFile> {
  const place = path.join(os.tmpdir(), `mall-${randomBytes(12).toString('hex')}`)
  const handle = await fs.open(place, 'wx+', 0o600)
  const chunks = () => handle.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>
  try {
    await fs.unlink(place)
    for await (const piece of limited(stream, most)) await handle.write(piece)
  } catch (error) {
    await handle.close()
    throw error
  }
  return { chunks, read: () => collect(chunks()), close: () => handle.close() }
}

/** At most `most` bytes, one more is 413. The stream stays open: what follows can still be read and dropped. */
export async function* limited(stream: Readable, most: number): AsyncGenerator<Buffer> {
  let total = 0
  for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    total += piece.length
    if (total > most) throw tooLarge()
    yield piece
  }
}

export async function collect(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
