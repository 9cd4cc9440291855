import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Malformed, noFields, type Fields } from './form'
import { invalid } from './params'
import type { Upload } from './route'
import { tooLarge } from './envelope'

/** Bytes of a whole body (wire/README section 2). */
export const bodyMost = 1024 * 1024
export const uploadMost = 10 * 1024 * 1024

export const isOperatorPath = (path: string): boolean => /^\/operator(\/|$)/i.test(path)
export const isUploadPath = (path: string): boolean => /^\/api\/upload\//i.test(path)

/** What a malformed query parses to: throwing inside the router would skip the envelope. */
export const badQuery: Fields = Object.freeze(noFields())

export interface Sent {
  fields: Fields
  upload: Upload | null
}

/** Query and body alike, body wins; unknown fields ride along until the contract leaves them out. */
export async function readRequest(request: FastifyRequest): Promise<Sent> {
  if (request.query === badQuery) throw new Malformed('query')
  const { body, upload } = await readBody(request)
  return { fields: Object.assign(noFields(), request.query, request.params, body), upload }
}

async function readBody(request: FastifyRequest): Promise<{ body: Fields; upload: Upload | null }> {
  if (request.isMultipart()) return readMultipart(request)
  const body: unknown = request.body ?? noFields()
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid()
  const isJson = /^application\/json/i.test(request.headers['content-type'] ?? '')
  if (isJson && !isOperatorPath(request.url)) throw invalid()
  return { body: body as Fields, upload: null }
}

async function readMultipart(request: FastifyRequest): Promise<{ body: Fields; upload: Upload | null }> {
  if (!isUploadPath(request.url)) throw invalid()
  if (Number(request.headers['content-length'] ?? 0) > uploadMost) throw tooLarge()
  const body = noFields()
  let upload: Upload | null = null
  for await (const part of request.parts()) {
    if (part.type === 'field') body[part.fieldname] = part.value
    else {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'file') upload = { path: lastSegment(request.url), bytes }
    }
  }
  return { body, upload }
}

const lastSegment = (url: string) => (url.split('?')[0] ?? '').split('/').pop() ?? ''
