import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { closeBrowser } from '../browser'

interface Opened {
  url: string
  close(): Promise<void>
}
interface Tools {
  build(type: 'h5'): Promise<void>
  openMall(env?: NodeJS.ProcessEnv): Promise<Opened>
}
type Values = Record<string, string | number>

// not literals: the tools are plain JavaScript, checked by their own tsconfig
const places = ['../../../tools/setup.mjs', '../../../tools/mall.mjs']
const load = async () => Object.assign({}, ...(await Promise.all(places.map((place) => import(place))))) as Tools

let mall: Opened | undefined

/** Call once at the top of a file: the real server with the built H5 on a fresh demo mall around its tests. */
export function useMall(): void {
  before(async () => {
    const { build, openMall } = await load()
    // a build that stands elsewhere is served as it is
    if (!process.env.MALL_H5_DIR) await build('h5')
    mall = await openMall()
  })
  after(async () => {
    await closeBrowser()
    await mall?.close()
  })
}

export const mallUrl = (): string => mall!.url

/** Asks the mall over the wire, beside the browser; throws when it refuses. */
export async function askMall<T = unknown>(path: string, params: Values = {}, key = ''): Promise<T> {
  const texts = Object.entries(params).map(([name, value]) => [name, String(value)])
  const headers: Record<string, string> = path.startsWith('/operator')
    ? { authorization: `Bearer ${key}` }
    : { token: key }
  const answer = await fetch(`${mallUrl()}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ app_type: 'h5', ...Object.fromEntries(texts) }),
    headers,
  })
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: T }
  assert.ok(code >= 0, `${path}: ${message} (${code})`)
  return data
}

/** The operator's calls, with the platform key of a development mall. */
export const operate = <T = unknown>(path: string, params: Values = {}) =>
  askMall<T>(`/operator/api${path}`, params, 'dev-platform-key')
