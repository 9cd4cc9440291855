import type { Line, ToHost, ToPage } from '../shared/messages'

/** The page's end of the line to Node. */
export interface Host {
  /** Asks Node for work only it can do. `news` is told what comes before the answer. */
  ask<Result>(work: string, params: unknown, news?: (name: string, data: unknown) => void): Asked<Result>
  event(method: string, params: unknown): void
}

export interface Asked<Result> {
  id: number
  answer: Promise<Result>
}

/** @param answerCall carries out a call of the automator or the panel */
export function connectHost(
  line: Line<ToHost, ToPage>,
  answerCall: (method: string, params: Record<string, unknown>) => Promise<unknown>,
): Host {
  let asked = 0
  const open = new Map<
    number,
    { resolve(result: never): void; reject(error: Error): void; news?: (name: string, data: unknown) => void }
  >()
  line.onMessage((message) => {
    if (message.kind === 'call') {
      void answerCall(message.method, message.params)
        .then(answered)
        .then(
          (result) => line.send({ kind: 'answer', id: message.id, result }),
          (error: unknown) => line.send({ kind: 'answer', id: message.id, error: wordsOf(error) }),
        )
      return
    }
    const waiting = open.get(message.id)
    if (message.kind === 'news') return waiting?.news?.(message.name, message.data)
    open.delete(message.id)
    if (message.error === undefined) waiting?.resolve(message.result as never)
    else waiting?.reject(new Error(message.error))
  })
  return {
    event: (method, params) => line.send({ kind: 'event', method, params: plain(params) }),
    ask(work, params, news) {
      const id = ++asked
      const answer = new Promise<never>((resolve, reject) => open.set(id, { resolve, reject, news }))
      line.send({ kind: 'ask', id, work, params })
      return { id, answer }
    },
  }
}

/** What is left of a value after JSON; undefined becomes null, as in an answer of WeChat's tools. */
export function plain(value: unknown): unknown {
  const text = JSON.stringify(value)
  return text === undefined ? null : JSON.parse(text)
}

/** Levels of an answer that is told in spite of being no JSON. */
const deepest = 8

/** An answer as JSON. What leads back into itself is told once and not too deep, without what belongs to a browser. */
function answered(value: unknown): unknown {
  try {
    return plain(value)
  } catch {
    return withoutCircles(value, new Set(), 0)
  }
}

function withoutCircles(value: unknown, seen: Set<unknown>, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
  if (seen.has(value) || depth > deepest || 'nodeType' in value || 'window' in value) return undefined
  seen.add(value)
  const inside = (part: unknown) => withoutCircles(part, seen, depth + 1)
  if (Array.isArray(value)) return value.map((part) => inside(part) ?? null)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part)]))
}

export function wordsOf(error: unknown): string {
  if (error instanceof Error) return error.message
  const { errMsg, message } = (error ?? {}) as { errMsg?: string; message?: string }
  return errMsg ?? message ?? String(error)
}
