import assert from 'node:assert/strict'
import path from 'node:path'
import type { ChildProcess, SpawnOptions } from 'node:child_process'

export interface Opened {
  url: string
  close(): Promise<void>
}
interface Tools {
  root: string
  build(type: 'weapp'): Promise<void>
  openMall(env?: NodeJS.ProcessEnv): Promise<Opened>
  freePort(): Promise<number>
  start(command: string, args: string[], options?: SpawnOptions): ChildProcess
  signalTree(child: ChildProcess, signal: NodeJS.Signals): void
}
type Values = Record<string, string | number>

// not literals: the tools are plain JavaScript, checked by their own tsconfig
const places = ['../../tools/setup.mjs', '../../tools/mall.mjs', '../../tools/process.mjs']
export const loadTools = async () => Object.assign({}, ...(await Promise.all(places.map((it) => import(it))))) as Tools

/** Folder of the project with the built mini-program; MALL_WEAPP_PROJECT names one that is taken as it is. */
export async function builtProject(): Promise<string> {
  if (process.env.MALL_WEAPP_PROJECT) return path.resolve(process.env.MALL_WEAPP_PROJECT)
  const { build, root } = await loadTools()
  await build('weapp')
  return root
}

/** Where a mini-program in WeChat's tools finds its mall: it has no other way to be told than its build. */
export const standingMall = process.env.MALL_BASE_URL ?? 'http://127.0.0.1:8080'

/** What is asked of the mall beside the phone; throws when it refuses. */
export class Wire {
  constructor(readonly url: string) {}

  async ask<T = unknown>(call: string, params: Values = {}, key = ''): Promise<T> {
    const texts = Object.entries(params).map(([name, value]) => [name, String(value)])
    const headers: Record<string, string> = call.startsWith('/operator')
      ? { authorization: `Bearer ${key}` }
      : { token: key }
    const answer = await fetch(`${this.url}${call}`, {
      method: 'POST',
      body: new URLSearchParams({ app_type: 'weapp', ...Object.fromEntries(texts) }),
      headers,
    })
    const { code, message, data } = (await answer.json()) as { code: number; message: string; data: T }
    assert.ok(code >= 0, `${call}: ${message} (${code})`)
    return data
  }

  /** The operator's calls, with the platform key of a development mall. */
  operate<T = unknown>(call: string, params: Values = {}): Promise<T> {
    return this.ask<T>(`/operator/api${call}`, params, 'dev-platform-key')
  }

  /** Logs a demo member in beside the phone. */
  async signIn(username: string): Promise<string> {
    const { id } = await this.ask<{ id: string }>('/api/captcha/captcha')
    const { code } = await this.operate<{ code: string }>('/dev/captcha', { captcha_id: id })
    const params = { username, password: 'demo123', captcha_id: id, captcha_code: code }
    return (await this.ask<{ token: string }>('/api/login/login', params)).token
  }
}
