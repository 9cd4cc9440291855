import { after, before } from 'node:test'
import { keepEvidence } from '../evidence'
import { closeBrowser, windows } from './browser'
import { Wire } from '../wire'

interface Opened {
  url: string
  restart(): Promise<void>
  close(): Promise<void>
}
interface Tools {
  build(type: 'h5'): Promise<void>
  openMall(env?: Record<string, string>): Promise<Opened>
}

// not literals: the tools are plain JavaScript, checked by their own tsconfig
const places = ['../../tools/setup.mjs', '../../tools/mall.mjs']
const load = async () => Object.assign({}, ...(await Promise.all(places.map((place) => import(place))))) as Tools

let mall: Opened | undefined
let asked: Wire | undefined

/** Call once at the top of a file: the real server with the built H5 on a fresh demo mall around its tests. */
export function useMall(env: () => Record<string, string> = () => ({})): void {
  before(async () => {
    const { build, openMall } = await load()
    // a build that stands elsewhere is served as it is
    if (!process.env.MALL_H5_DIR) await build('h5')
    mall = await openMall(env())
  })
  keepEvidence(() => windows)
  after(async () => {
    await closeBrowser()
    await mall?.close()
  })
}

export const mallUrl = (): string => mall!.url

/** Another process takes over, as after a release. */
export const restartMall = (): Promise<void> => mall!.restart()

/** What is asked of it beside the browser. */
export const wire = (): Wire => (asked ??= new Wire(mallUrl(), 'h5'))
