import type { FastifyRequest } from 'fastify'
import { collect, keepOnDisk, limited, type DiskFile } from './diskFile'
import { fieldsMost, Malformed, noFields, parseFormBytes, type Fields } from './form'
import { asStranger } from './strangers'
import { fieldMost, uploadMost, type IsKnown } from './uploadBody'

const ampersand = 0x26

/** The form of a picture as base64. Until it is known who sends it, it lies on disk. */
export async function readUploadForm({ raw, ip }: FastifyRequest, isKnown: IsKnown): Promise<Fields> {
  const known = await isKnown(noFields())
  // the call itself tells what is wrong with the token
  if (known === false) return noFields()
  if (known) return parseFormBytes(await collect(limited(raw, uploadMost)))
  return asStranger(ip, async () => {
    const file = await keepOnDisk(raw, uploadMost)
    try {
      const short = parseFormBytes(await shortFields(file))
      return (await isKnown(short)) ? parseFormBytes(await file.read()) : short
    } finally {
      await file.close()
    }
  })
}

/** The form without its long values: who sends it is told in few bytes. */
async function shortFields(file: DiskFile): Promise<Buffer> {
  const pairs: Buffer[] = []
  let pair: Buffer[] = []
  let length = 0
  const close = () => {
    if (length <= fieldMost) pairs.push(...pair, Buffer.from('&'))
    if (pairs.length > 4 * fieldsMost) throw new Malformed('fields')
    pair = []
    length = 0
  }
  for await (const chunk of file.chunks()) {
    for (let at = 0; at <= chunk.length;) {
      const end = chunk.indexOf(ampersand, at)
      const piece = chunk.subarray(at, end === -1 ? chunk.length : end)
      length += piece.length
      if (length <= fieldMost) pair.push(piece)
      if (end === -1) break
      close()
      at = end + 1
    }
  }
  close()
  return Buffer.concat(pairs)
}
