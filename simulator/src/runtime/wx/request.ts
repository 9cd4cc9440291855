import type { Sim } from '../sim'
import { bytesOf, textOfBytes } from './bytes'
import { isOnline } from './connection'
import { settle, WxFailure, type Area } from './define'
import { filesOf } from './files'
import { Hearers } from './hearers'

type Header = Record<string, string>
interface Sent {
  url: string
  header?: Header
  timeout?: number
}
interface RequestOptions extends Sent {
  method?: string
  data?: string | object | ArrayBuffer
  dataType?: string
  responseType?: 'text' | 'arraybuffer'
}
interface UploadOptions extends Sent {
  filePath: string
  name: string
  formData?: Record<string, unknown>
}
interface DownloadOptions extends Sent {
  filePath?: string
}
/** What Node tells of an answer. */
interface Answer {
  status: number
  header: Header
  cookies: string[]
  /** base64 */
  body: string
  bytes: number
}
type Kind = 'request' | 'upload' | 'download'

/** As wx.request documents them: no PATCH, no small letters. */
const methods = ['OPTIONS', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT']
/** Node's fetch refuses to send them. */
const unsent = ['TRACE', 'CONNECT']

/** ms; WeChat's own limits when app.json has no networkTimeout. */
const usualTimeout = 60_000
/** ms after which WeChat cuts what is under way of a mini-program in the background. */
const background = 5000

export const failures = {
  offline: () => new WxFailure('errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED', { errno: 600001 }),
  domain: () => new WxFailure('url not in domain list', { errno: 600002 }),
  method: (method: unknown) => new WxFailure(`parameter error: parameter.method should not be ${String(method)};`, { errno: 1001 }),
  address: (url: unknown) => new WxFailure(`invalid url "${String(url)}"`, { errno: 600009 }),
  timeout: () => new WxFailure('timeout', { errno: 5 }),
  abort: () => new WxFailure('abort', { errno: 600003 }),
  interrupted: () => new WxFailure('interrupted', { errno: 600003 }),
} // prettier-ignore

export function requestArea(sim: Sim): Area {
  const underWay = new Set<(failure: WxFailure) => void>()
  let leave: number | undefined
  sim.events.on('appHide', () => {
    leave = sim.window.setTimeout(() => underWay.forEach((end) => end(failures.interrupted())), background)
  })
  sim.events.on('appShow', () => sim.window.clearTimeout(leave))

  /** Hands a transfer to Node; the task can be given up. */
  function transfer(
    kind: Kind,
    options: Sent & { method?: string },
    params: () => object,
    done: (answer: Answer) => unknown,
  ) {
    const headers = new Hearers<{ header: Header; statusCode: number; cookies: string[] }>()
    const progress = new Hearers<{ progress: number; totalBytesSent: number; totalBytesExpectedToSend: number }>()
    const hear = (name: string, data: never) => (name === 'headers' ? headers : progress).tell(data)
    let end = (_: WxFailure) => {}
    const ended = new Promise<never>((_, reject) => (end = reject))
    const begun = Date.now()
    const entry = { at: begun, kind, url: options.url, method: options.method ?? 'GET', status: 0, bytes: 0 }
    let sent: string | undefined
    const work = async () => {
      checkAddress(sim, kind, options.url)
      const asked = params()
      sent = bodyOf(asked)
      if (!isOnline(sim)) throw failures.offline()
      if (sim.scenario.network === 'slow') await new Promise((r) => sim.window.setTimeout(r, sim.scenario.networkDelay))
      const { id, answer } = sim.host.ask<Answer>(
        `network.${kind}`,
        { url: options.url, header: headerOf(sim, options.header), timeout: timeoutOf(sim, kind, options), ...asked },
        (name, data) => hear(name, data as never),
      )
      ended.catch(() => sim.host.ask('network.abort', { id }).answer.catch(sim.report))
      return answer.catch((error: Error) => {
        throw error.message === 'timeout' ? failures.timeout() : new WxFailure(error.message, { errno: 600001 })
      })
    }
    underWay.add(end)
    const result = Promise.race([Promise.resolve().then(work), ended]).then(
      (answer) => {
        const read = kind === 'download' ? undefined : answer.body
        const figures = { status: answer.status, bytes: answer.bytes, ms: Date.now() - begun }
        sim.measure.requested({ ...entry, ...figures }, { sent, answer: read })
        return done(answer)
      },
      (error: Error) => {
        sim.measure.requested({ ...entry, ms: Date.now() - begun, error: error.message }, { sent })
        throw error
      },
    )
    ended.catch(() => {})
    settled(result, () => underWay.delete(end))
    const task = {
      abort: () => end(failures.abort()),
      onHeadersReceived: headers.on,
      offHeadersReceived: headers.off,
      onProgressUpdate: progress.on,
      offProgressUpdate: progress.off,
    }
    // the callbacks tell; nobody waits for a Promise of a task
    void settle(sim, kind === 'request' ? kind : `${kind}File`, { fail: () => {}, ...options }, result)
    return task
  }

  return {
    sync: {
      request(options: RequestOptions) {
        const method = options.method ?? 'GET'
        const {
          onProgressUpdate: _,
          offProgressUpdate: __,
          ...task
        } = transfer(
          'request',
          { ...options, method },
          () => {
            if (!methods.includes(method)) throw failures.method(method)
            if (unsent.includes(method)) throw new Error(`not simulated: wx.request with ${method}`)
            return { method, ...sentData(options, method) }
          },
          ({ status, header, cookies, body }) => ({
            data: readData(options, body),
            statusCode: status,
            header,
            cookies,
          }),
        )
        return { ...task, onChunkReceived: chunks, offChunkReceived: chunks }
      },
      uploadFile: (options: UploadOptions) =>
        transfer(
          'upload',
          { ...options, method: 'POST' },
          () => {
            const { name, formData = {} } = options
            const file = filesOf(sim).pick(options.filePath)
            return {
              name,
              formData,
              file: { name: file.name, type: file.type, body: textOfBytes(file.bytes, 'base64') },
            }
          },
          ({ status, body }) => ({ data: textOfBytes(bytesOf(body, 'base64')), statusCode: status }),
        ),
      downloadFile: (options: DownloadOptions) =>
        transfer(
          'download',
          options,
          () => ({ method: 'GET' }),
          ({ status, header, body }) => {
            const files = filesOf(sim)
            const bytes = bytesOf(body, 'base64')
            if (options.filePath) files.write(options.filePath, bytes)
            const tempFilePath = files.keepForNow(bytes, extensionOf(options.url))
            const kept = options.filePath ? { filePath: options.filePath } : { tempFilePath }
            return { ...kept, statusCode: status, header, profile: {} }
          },
        ),
    },
  }
}

const chunks = () => {
  throw new Error('not simulated: RequestTask.onChunkReceived')
}

/** As base64; of an upload its fields and the name of its file. */
function bodyOf(asked: { body?: string; formData?: object; file?: { name: string } }): string | undefined {
  const { body, formData, file } = asked
  if (!file) return body
  return textOfBytes(bytesOf(JSON.stringify({ ...formData, file: file.name })), 'base64')
}

const settled = (promise: Promise<unknown>, then: () => void): void => void promise.then(then, then)

const extensionOf = (url: string): string => /\.(\w{1,5})(?:[?#]|$)/.exec(url)?.[1] ?? 'bin'

/** Throws what WeChat says to an address that is none, or that the project may not speak to. */
export function checkAddress(sim: Sim, kind: Kind | 'socket', url: string): void {
  const address = typeof url === 'string' && /^(https?|wss?):\/\/[^/]/.test(url) ? new sim.window.URL(url) : undefined
  if (!address || (kind === 'socket') !== address.protocol.startsWith('ws')) throw failures.address(url)
  if (sim.options.urlCheck && /^(http|ws):$/.test(address.protocol)) throw failures.domain()
  const legal = sim.scenario.domains[kind]
  if (legal?.length && !legal.some((host) => host.replace(/^\w+:\/\//, '') === address.host)) throw failures.domain()
}

function timeoutOf({ app }: Sim, kind: Kind, { timeout }: Sent): number {
  const limits = (app.config.networkTimeout ?? {}) as Record<string, number>
  return timeout ?? limits[kind === 'request' ? kind : `${kind}File`] ?? usualTimeout
}

/** WeChat sets the referer itself. */
export function headerOf(sim: Sim, header: Header = {}): Header {
  const own = Object.entries(header).filter(([name]) => name.toLowerCase() !== 'referer')
  const texts = own.map(([name, value]) => [name.toLowerCase(), String(value)])
  return {
    ...Object.fromEntries(texts),
    referer: `https://servicewechat.com/${sim.options.appId}/devtools/page-frame.html`,
  }
}

function sentData({ url, data, header = {} }: RequestOptions, method: string): object {
  const type = Object.entries(header).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'application/json'
  if (data === undefined || data === null) return method === 'GET' ? {} : { type }
  if (method === 'GET') {
    if (typeof data !== 'object') return {}
    const query = formOf(data)
    return { url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url, type }
  }
  if (data instanceof ArrayBuffer || ArrayBuffer.isView(data))
    return { type, body: textOfBytes(bytesOf(data), 'base64') }
  const text = typeof data === 'string' ? data : /urlencoded/.test(type) ? formOf(data) : JSON.stringify(data)
  return { type, body: textOfBytes(bytesOf(text), 'base64') }
}

const formOf = (data: object): string =>
  Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
      return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
    })
    .join('&')

function readData({ dataType = 'json', responseType }: RequestOptions, body: string): unknown {
  const bytes = bytesOf(body, 'base64')
  if (responseType === 'arraybuffer') return bytes.buffer
  const text = textOfBytes(bytes)
  if (dataType !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
