import type { News, Work } from './network'

interface Sent {
  url: string
  header: Record<string, string>
  /** ms */
  timeout: number
}
interface RequestParams extends Sent {
  method: string
  type?: string
  /** base64 */
  body?: string
}
interface UploadParams extends Sent {
  name: string
  formData: Record<string, unknown>
  file: { name: string; type: string; body: string }
}

/** WeChat sends so many at once; the others wait. */
const mostAtOnce = 10

/** Requests, uploads and downloads by Node's own fetch: no CORS, no mixed origins. */
export function transfers(): Record<string, Work> {
  const open = new Map<number, AbortController>()
  const waiting: (() => void)[] = []
  let flying = 0

  async function queued(id: number, run: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> {
    const controller = new AbortController()
    open.set(id, controller)
    try {
      if (flying >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else flying += 1
      if (controller.signal.aborted) throw new Error('abort')
      return await run(controller.signal)
    } finally {
      open.delete(id)
      const next = waiting.shift()
      // the place is handed on
      if (next) next()
      else flying -= 1
    }
  }

  const request: Work = ({ type, body, ...sent }: RequestParams, news, id) =>
    queued(id, (signal) =>
      exchange(sent, news, signal, {
        method: sent.method,
        headers: { ...(type ? { 'content-type': type } : {}), ...sent.header },
        body: body === undefined ? undefined : Buffer.from(body, 'base64'),
      }),
    )
  return {
    'network.request': request,
    'network.download': request,
    'network.upload': ({ name, formData, file, ...sent }: UploadParams, news, id) =>
      queued(id, (signal) => {
        const form = new FormData()
        for (const [field, value] of Object.entries(formData)) form.append(field, String(value))
        const bytes = Buffer.from(file.body, 'base64')
        form.append(name, new Blob([bytes], { type: file.type }), file.name)
        const { 'content-type': _, ...headers } = sent.header
        const told = { progress: 100, totalBytesSent: bytes.length, totalBytesExpectedToSend: bytes.length }
        return exchange(sent, news, signal, { method: 'POST', headers, body: form }, () => news('progress', told))
      }),
    'network.abort': ({ id }: { id: number }) => open.get(id)?.abort(new Error('abort')),
  }
}

async function exchange(
  { url, timeout }: Sent,
  news: News,
  aborted: AbortSignal,
  init: RequestInit,
  answered = () => {},
): Promise<object> {
  const late = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([aborted, late]) })
    answered()
    const told = {
      header: Object.fromEntries([...response.headers].map(([name, value]) => [properName(name), value])),
      cookies: response.headers.getSetCookie(),
    }
    news('headers', { ...told, statusCode: response.status })
    const body = await read(response, news)
    return { ...told, status: response.status, body: body.toString('base64'), bytes: body.length }
  } catch (error) {
    if (late.aborted) throw new Error('timeout', { cause: error })
    if (aborted.aborted) throw new Error('abort', { cause: error })
    const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } }
    throw new Error(cause?.code ?? cause?.message ?? message, { cause: error })
  }
}

async function read(response: Response, news: News): Promise<Buffer> {
  const total = Number(response.headers.get('content-length') ?? 0)
  const parts: Uint8Array[] = []
  let loaded = 0
  const reader = response.body?.getReader()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader!.read()) {
    parts.push(chunk.value)
    loaded += chunk.value.length
    const progress = total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : 0
    news('progress', { progress, totalBytesWritten: loaded, totalBytesExpectedToWrite: total })
  }
  return Buffer.concat(parts)
}

/** Headers as servers write them: `Content-Type`. */
const properName = (name: string): string => name.replace(/(^|-)\w/g, (start) => start.toUpperCase())
