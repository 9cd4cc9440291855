import http from 'node:http'
import { codes } from '@mall/contract/envelope'

export type Params = Record<string, string | number | object | undefined>

/** What became of a call; unknown = nobody can tell whether it took effect. */
export type Answer =
  | { kind: 'ok'; data: unknown }
  | { kind: 'refused'; code: number; message: string; errorCode: number | undefined }
  | { kind: 'unknown'; why: string }

export interface Call {
  path: string
  params?: Params
  /** a member's token */
  token?: string
  /** an operator's key */
  operator?: string
}

const timeoutMs = 60_000

/** One call over a connection of its own. */
export async function send(url: string, { path, params = {}, token, operator }: Call): Promise<Answer> {
  const form = new URLSearchParams({ app_type: 'h5', site_id: '0' })
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' }
  if (token) headers.token = token
  if (operator) headers.authorization = `Bearer ${operator}`
  return post(`${url}${path}`, form.toString(), headers).then(({ status, text }) => outcome(status, text), unknown)
}

const unknown = (error: Error): Answer => ({ kind: 'unknown', why: error.message })

/** A 500 may have come after COMMIT; a running twin has not answered yet. */
function outcome(status: number, text: string): Answer {
  if (status >= 500) return { kind: 'unknown', why: `HTTP ${status}` }
  const { code, message, data } = JSON.parse(text) as {
    code: number
    message: string
    data: { error_code?: number } | null
  }
  if (code >= 0) return { kind: 'ok', data }
  if (code === codes.IDEMPOTENCY_RUNNING) return { kind: 'unknown', why: message }
  return { kind: 'refused', code, message, errorCode: data?.error_code }
}

/** Status and text; rejects when the connection broke. */
export function post(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const request = http.request(url, { method: 'POST', agent: false, headers, timeout: timeoutMs }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('error', fail)
      answer.on('end', () =>
        answer.complete ? done({ status: answer.statusCode ?? 0, text }) : fail(new Error('cut')),
      )
    })
    request.on('error', fail)
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.end(body)
  })
}
