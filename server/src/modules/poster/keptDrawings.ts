import { createHash } from 'node:crypto'
import { codes } from '@mall/contract/envelope'
import { refuse } from '../../http/route'
import type { Files } from '../../outside/files/files'

/** Drawings kept on the disk; the oldest make room. A poster has some 200 kB. */
const kept = 500
/** at once, and waiting for their turn: beyond that a caller is told to come back */
const atOnce = 2
const inLine = 24
/** ms until a caller is told that it did not work, whatever hangs */
const patience = 12_000
/** changes when the drawings look different */
const edition = 1

export interface Drawing {
  folder: 'poster' | 'qrcode'
  /** all that is drawn: the same content is the same file */
  content: object
  draw: () => Promise<Uint8Array>
}

const running = new WeakMap<Files, Map<string, Promise<void>>>()
const waiting: (() => void)[] = []
let free = atOnce

/** The wire's path of a drawing, made unless it is there. */
export async function pathOf(files: Files, { folder, content, draw }: Drawing): Promise<string> {
  const name = createHash('sha256')
    .update(JSON.stringify([edition, content]))
    .digest('hex')
    .slice(0, 32)
  const path = `upload/${folder}/${name}.png`
  if (await files.exists(path)) return path
  const own = running.get(files) ?? new Map<string, Promise<void>>()
  running.set(files, own)
  const known = own.get(path)
  if (!known && waiting.length >= inLine)
    throw refuse(
      { zh: '生成人数较多，请稍后再试', en: 'Many pictures are being made. Please try again in a moment.' },
      { code: codes.TOO_OFTEN },
    )
  const work = known ?? make(files, path, folder, draw).finally(() => own.delete(path))
  own.set(path, work)
  await inTime(work)
  return path
}

async function make(files: Files, path: string, folder: string, draw: Drawing['draw']): Promise<void> {
  if (free > 0) free -= 1
  else await new Promise<void>((go) => waiting.push(go))
  try {
    await files.save(path, await draw())
    await files.keepNewest(`upload/${folder}`, kept)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), patience)))
  try {
    if ((await Promise.race([work, late])) === 'late')
      throw refuse({ zh: '生成失败，请稍后再试', en: 'The picture could not be made. Please try again later.' })
  } finally {
    clearTimeout(timer)
    // whoever stopped waiting must not leave a failure nobody looks at
    work.catch(() => undefined)
  }
}
