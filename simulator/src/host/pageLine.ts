import type { Line, ToHost, ToPage } from '../shared/messages'

export interface PageLine {
  /** Carries out a call in the page. Rejects with the page's words, or when it took longer than the limit. */
  call(method: string, params: Record<string, unknown>): Promise<unknown>
  /** Resolves when the mini-program runs; rejects when the line ends before. */
  ready: Promise<void>
  /** The page is gone: open calls and all further ones are refused with these words. */
  end(words: string): void
}

export interface LineOptions {
  /** Every call has an answer within this. */
  limitMs: number
  onEvent(method: string, params: unknown): void
  /** Work the page asks for; `news` may be sent before the answer. */
  work(what: string, params: unknown, news: (name: string, data: unknown) => void, id: number): Promise<unknown>
  /** A call got no answer in time and the page answers nothing else either. */
  onHang(method: string): void
}

interface OpenCall {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Share of the limit after which a page that still owes an answer is asked whether it lives. */
const doubtAfter = 0.7

/** Node's end of the line to a page. */
export function pageLine(line: Line<ToPage, ToHost>, options: LineOptions): PageLine {
  let calls = 0
  let ended = ''
  const open = new Map<number, OpenCall>()
  let started: OpenCall
  const ready = new Promise<unknown>((resolve, reject) => (started = { resolve, reject })) as Promise<void>
  ready.catch(() => {})

  line.onMessage((message) => {
    if (message.kind === 'ready') return started.resolve(undefined)
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

  function send(method: string, params: Record<string, unknown>): { id: number; answer: Promise<unknown> } {
    const id = ++calls
    const answer = new Promise<unknown>((resolve, reject) => open.set(id, { resolve, reject }))
    line.send({ kind: 'call', id, method, params })
    return { id, answer }
  }

  return {
    ready,
    async call(method, params) {
      if (ended) throw new Error(ended)
      const { id, answer } = send(method, params)
      let alive = false
      const doubt = setTimeout(() => {
        void send('Simulator.ping', {}).answer.then(
          () => (alive = true),
          () => {},
        )
      }, options.limitMs * doubtAfter)
      const limit = setTimeout(() => {
        const late = `${method}: no answer within ${options.limitMs} ms`
        open.get(id)?.reject(new Error(alive ? late : `${late}, and the page hangs`))
        open.delete(id)
        if (!alive) options.onHang(method)
      }, options.limitMs)
      try {
        return await answer
      } finally {
        clearTimeout(doubt)
        clearTimeout(limit)
      }
    },
    end(words) {
      ended ||= words
      started.reject(new Error(words))
      for (const { reject } of open.values()) reject(new Error(words))
      open.clear()
    },
  }
}
