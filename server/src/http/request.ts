import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Malformed, noFields, parseFormBytes, parseJsonBytes, type Fields } from './form'
import { invalid } from './params'
import type { Upload } from './route'
import { readMultipart, type IsKnown } from './uploadBody'
import { readUploadForm } from './uploadForm'

const form = 'application/x-www-form-urlencoded'
/** Bytes of a whole body (wire/README section 2); an upload has its own. */
export const bodyMost = 1024 * 1024

export const isOperatorPath = (path: string): boolean => /^\/operator(\/|$)/i.test(path)
export const isUploadPath = (path: string): boolean => /^\/api\/upload\//i.test(path)

/** Leaves bodies as bytes: who calls is looked at first, and what cannot be read is still a call (operator.md section 1). */
export function takeBodies(scope: FastifyInstance): void {
  scope.removeContentTypeParser([form, 'application/json', 'text/plain'])
  scope.addContentTypeParser([form, 'application/json'], { parseAs: 'buffer' }, (_, body, done) => done(null, body))
}

/** Leaves the body of an upload unread, see readUploadForm. */
export function takeUploads(scope: FastifyInstance): void {
  scope.removeContentTypeParser([form, 'application/json', 'text/plain'])
  scope.addContentTypeParser(form, (_request, _body, done) => done(null))
}

/** What a malformed query parses to: throwing inside the router would skip the envelope. */
export const badQuery: Fields = Object.freeze(noFields())

export interface Sent {
  fields: Fields
  upload: Upload | null
}

/** Query and body alike, body wins; unknown fields ride along until the contract leaves them out. */
export async function readRequest(request: FastifyRequest, isKnown: IsKnown): Promise<Sent> {
  if (request.query === badQuery) throw new Malformed('query')
  const all = (body: Fields): Fields => Object.assign(noFields(), request.query, request.params, body)
  const { body, upload } = await readBody(request, (body) => isKnown(all(body)))
  return { fields: all(body), upload }
}

async function readBody(request: FastifyRequest, isKnown: IsKnown): Promise<{ body: Fields; upload: Upload | null }> {
  const type = request.headers['content-type'] ?? ''
  const isUpload = isUploadPath(request.routeOptions.url ?? '')
  if (request.isMultipart()) {
    if (!isUpload) throw invalid()
    return readMultipart(request, isKnown)
  }
  if (isUpload && request.method === 'POST' && type !== '')
    return { body: await readUploadForm(request, isKnown), upload: null }
  const bytes = request.body
  if (!Buffer.isBuffer(bytes)) return { body: noFields(), upload: null }
  const isJson = /^application\/json/i.test(type)
  if (isJson && !isOperatorPath(request.url)) throw invalid()
  return { body: isJson ? parseJsonBytes(bytes) : parseFormBytes(bytes), upload: null }
}
