import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, unknown>
export interface Asked {
  path: string
  query: Record<string, string>
  body: Fields
}
type Answer = object | Uint8Array | ((asked: Asked) => object | Uint8Array)

export interface WeChatDouble {
  origin: string
  /** What was asked, oldest first. */
  asked: Asked[]
  count(path: string): number
  /** From now on a path answers this; an unknown path answers 404. */
  answers(path: string, answer: Answer): void
  close(): Promise<void>
}

/** A stand-in of api.weixin.qq.com for tests: answers as it is told, and remembers what it was asked. */
export async function weChatDouble(): Promise<WeChatDouble> {
  const table = new Map<string, Answer>()
  const asked: Asked[] = []
  const serve = async (request: IncomingMessage, reply: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://double')
    const one = { path: url.pathname, query: Object.fromEntries(url.searchParams), body: await bodyOf(request) }
    asked.push(one)
    const told = table.get(url.pathname)
    const answer = typeof told === 'function' ? told(one) : told
    if (!answer) return void reply.writeHead(404).end()
    reply.end(answer instanceof Uint8Array ? answer : JSON.stringify(answer))
  }
  const server = createServer((request, reply) => void serve(request, reply))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    count: (path) => asked.filter((one) => one.path === path).length,
    answers: (path, answer) => void table.set(path, answer),
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Fields> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text ? (JSON.parse(text) as Fields) : {}
}
