import type { Line, ToHost, ToPage } from '../shared/messages'

export interface PageLine {
  /** Carries out a call in the page. Rejects with the page's words, or when it took longer than the limit. */
  call(method: string, params: Record<string, unknown>): Promise<unknown>
  /** Resolves when the mini-program runs. */
  ready: Promise<void>
}

export interface LineOptions {
  /** Every call has an answer within this. */
  limitMs: number
  onEvent(method: string, params: unknown): void
  /** Work the page asks for; `news` may be sent before the answer. */
  work(what: string, params: unknown, news: (name: string, data: unknown) => void, id: number): Promise<unknown>
  /** A call got no answer in time: the page hangs. */
  onHang(method: string): void
}

/** Node's end of the line to a page. */
export function pageLine(line: Line<ToPage, ToHost>, options: LineOptions): PageLine {
  let calls = 0
  const open = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  let readied = () => {}
  const ready = new Promise<void>((resolve) => (readied = resolve))
  line.onMessage((message) => {
    if (message.kind === 'ready') return readied()
    if (message.kind === 'event') return options.onEvent(message.method, message.params)
    const { id } = message
    if (message.kind === 'ask') {
      const news = (name: string, data: unknown) => line.send({ kind: 'news', id, name, data })
      void options.work(message.work, message.params, news, id).then(
        (result) => line.send({ kind: 'answer', id, result }),
        (error: Error) => line.send({ kind: 'answer', id, error: error.message }),
      )
      return
    }
    const waiting = open.get(id)
    open.delete(id)
    if (message.error === undefined) waiting?.resolve(message.result)
    else waiting?.reject(new Error(message.error))
  })
  return {
    ready,
    call(method, params) {
      const id = ++calls
      return new Promise((resolve, reject) => {
        const limit = setTimeout(() => {
          open.delete(id)
          reject(new Error(`${method}: no answer within ${options.limitMs} ms`))
          options.onHang(method)
        }, options.limitMs)
        const settle =
          <T>(done: (value: T) => void) =>
          (value: T) => {
            clearTimeout(limit)
            done(value)
          }
        open.set(id, { resolve: settle(resolve), reject: settle(reject) })
        line.send({ kind: 'call', id, method, params })
      })
    },
  }
}
