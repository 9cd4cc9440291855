import path from 'node:path'
import type { ChildProcess, SpawnOptions } from 'node:child_process'

export interface Opened {
  url: string
  restart(): Promise<void>
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
