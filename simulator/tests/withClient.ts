import automator from 'miniprogram-automator'
import { serveAutomator, type Automator, type AutomatorOptions } from '../src/automator/server'
import { control, type Control } from '../src/control'
import type { Mode } from '../src/host/simulator'
import { kitchen } from './open'

export type MiniProgram = Awaited<ReturnType<typeof automator.connect>>
export type ClientPage = NonNullable<Awaited<ReturnType<MiniProgram['currentPage']>>>
export type ClientElement = NonNullable<Awaited<ReturnType<ClientPage['$']>>>

/** One of the simulator's own mini-programs, driven by the unmodified client. */
export interface Driven {
  automator: Automator
  mp: MiniProgram
  control: Control
  /** The client's own routes wait three seconds. Rejects with the words of `fail`. */
  route(kind: string, options?: object): Promise<ClientPage>
  /** Names of what the kitchen's App noted since the last time. */
  happened(): Promise<string[]>
  happenedWith(): Promise<{ name: string; news?: unknown }[]>
  close(): Promise<void>
}

export async function drive(mode: Mode, options: Partial<AutomatorOptions> = {}): Promise<Driven> {
  const server = await serveAutomator({ project: kitchen, mode, ...options })
  const mp = await automator.connect({ wsEndpoint: server.wsEndpoint })
  const second = await control(server.wsEndpoint)
  const happenedWith = () =>
    mp.evaluate(() => (getApp() as KitchenApp).happened.splice(0)) as Promise<{ name: string; news?: unknown }[]>
  return {
    automator: server,
    mp,
    control: second,
    async route(kind, given = {}) {
      await mp.callWxMethod(kind, given)
      // onReady and what it renders come after the route
      await new Promise((resolve) => setTimeout(resolve, 30))
      return (await mp.currentPage())!
    },
    happenedWith,
    happened: async () => (await happenedWith()).map(({ name }) => name),
    async close() {
      second.close()
      mp.disconnect()
      await server.close()
    },
  }
}

export interface KitchenApp {
  happened: { name: string; news?: unknown }[]
}
declare global {
  /** What functions given to `evaluate` find in the logic layer. */
  function getApp(): unknown
  function getCurrentPages(): Record<string, unknown>[]
  const wx: Record<string, (...args: unknown[]) => unknown>
}
