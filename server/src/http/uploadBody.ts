import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maxUpload } from '@mall/contract/upload'
import { collect, keepOnDisk } from './diskFile'
import { tooLarge } from './envelope'
import { noFields, type Fields } from './form'
import { invalid } from './params'
import type { Upload } from './route'
import { asStranger } from './strangers'

/** Bytes of a whole upload (wire/README section 2). */
export const uploadMost = 10 * 1024 * 1024
/** Bytes of a field beside the file: the longest is a token. */
export const fieldMost = 4096

/** One file, the base params and what says who sends it; a file of one byte too many is seen as such. */
export const multipartLimits = {
  fileSize: maxUpload + 1,
  files: 1,
  fields: 30,
  parts: 31,
  fieldSize: fieldMost,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** Whether an upload with these fields is of somebody who may; undefined: they do not tell who sends it. */
export type IsKnown = (body: Fields) => Promise<boolean | undefined>

interface Read {
  body: Fields
  upload: Upload | null
}

/**
 * The parts of an upload. Nobody's file is taken into memory before it is known whose it is (start-and-login.md
 * section 4): one that comes before its token waits on disk.
 */
export async function readMultipart(request: FastifyRequest, isKnown: IsKnown): Promise<Read> {
  if (Number(request.headers['content-length'] ?? 0) > uploadMost) throw tooLarge()
  const open: { file?: Readable } = {}
  const tooMuch = overflow(request.raw)
  const reading = readParts(request, isKnown, open)
  try {
    return await Promise.race([reading, tooMuch])
  } finally {
    // ends a reading that waits for bytes which will not come any more
    open.file?.destroy()
    reading.catch(() => undefined)
    dropRest(request.raw)
  }
}

/** Reads what is left and drops it: the answer reaches a client that is still sending. */
export function dropRest(raw: IncomingMessage): void {
  raw.unpipe()
  raw.resume()
}

/** Fails when more came than an upload may have; a chunked body does not tell its length beforehand. */
function overflow(raw: IncomingMessage): Promise<never> {
  return new Promise((_, fail) => {
    let total = 0
    raw.on('data', (piece: Buffer) => {
      total += piece.length
      if (total > uploadMost) fail(tooLarge())
      if (total > 2 * uploadMost) raw.destroy()
    })
  })
}

async function readParts(request: FastifyRequest, isKnown: IsKnown, open: { file?: Readable }): Promise<Read> {
  const body = noFields()
  const parts = request.parts()
  const file = await readFields(parts, body)
  if (!file) return { body, upload: null }
  open.file = file
  const known = await isKnown(body)
  // the call itself tells what is wrong with the token
  if (known === false) return { body, upload: null }
  if (known) {
    const bytes = await collect(file)
    await readFields(parts, body)
    return { body, upload: uploadOf(request, bytes) }
  }
  return asStranger(request.ip, async () => {
    const kept = await keepOnDisk(file, multipartLimits.fileSize)
    try {
      await readFields(parts, body)
      return { body, upload: (await isKnown(body)) ? uploadOf(request, await kept.read()) : null }
    } finally {
      await kept.close()
    }
  })
}

/** Fields up to the file, which is answered, or to the end. */
async function readFields(parts: AsyncIterableIterator<Multipart>, body: Fields): Promise<Readable | undefined> {
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw invalid()
      return part.file
    }
    if (part.valueTruncated || part.fieldnameTruncated) throw invalid()
    body[part.fieldname] = part.value
  }
  return undefined
}

/** The folder as the address names it: a field `path` beside the file means nothing. */
const uploadOf = ({ params }: FastifyRequest, bytes: Uint8Array): Upload => ({
  path: String((params as { path?: string }).path).toLowerCase(),
  bytes,
})
