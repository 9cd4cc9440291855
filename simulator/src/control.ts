import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Relaunch } from './host/simulator'
import type { Asked } from './runtime/sim'
import type { Measurements } from './shared/measurements'
import type { LaunchOptions, Scenario } from './shared/scenario'

/**
 * A second line to the simulator, beside that of miniprogram-automator: what the world around the mini-program answers,
 * and what was measured. At any other automator each method gives undefined and does nothing.
 */
export interface Control {
  isSimulator: boolean
  /** Changes the scenario; what is left out stays. */
  scenario(changes?: Partial<Scenario>): Promise<Scenario | undefined>
  /** Without the layout of the shown page it is not waited for its pictures. */
  measurements(how?: { layout: boolean }): Promise<Measurements | undefined>
  /** What was asked of WeChat and of the phone. */
  record(): Promise<Asked[] | undefined>
  /** Roots of the sub-packages whose code ran, and of those fetched ahead. */
  packages(): Promise<{ entered: string[]; preloaded: string[] } | undefined>
  /** A fresh start of the mini-program: by another path, scene, app id, ... */
  relaunch(how?: Relaunch): Promise<object | undefined>
  background(): Promise<object | undefined>
  foreground(how?: Partial<LaunchOptions>): Promise<object | undefined>
  theme(theme: Scenario['theme']): Promise<Scenario | undefined>
  /** Resolves when nothing is under way any more. */
  settled(): Promise<object | undefined>
  /** What the shown page offers to a chat, opened from the menu. */
  shareCard(): Promise<{ card: Record<string, unknown> | null } | undefined>
  close(): void
}

interface Answer {
  result?: unknown
  error?: { message: string }
}

/** ms until the other side counts as one that does not answer. */
const limit = 40_000

export async function control(wsEndpoint: string): Promise<Control> {
  const socket = new WebSocket(wsEndpoint)
  await once(socket, 'open')
  const open = new Map<string, (answer: Answer) => void>()
  let sent = 0
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Answer & { id?: string }
    open.get(message.id ?? '')?.(message)
  })

  function send(method: string, params: object = {}): Promise<unknown> {
    const id = `control-${++sent}`
    return new Promise((resolve, reject) => {
      const fail = (words: string) => reject(new Error(words))
      const lost = () => fail(`${method}: the line was closed`)
      const late = setTimeout(() => fail(`${method}: no answer within ${limit} ms`), limit)
      socket.once('close', lost)
      open.set(id, ({ result, error }) => {
        clearTimeout(late)
        socket.off('close', lost)
        open.delete(id)
        if (error) fail(error.message)
        else resolve(result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  }

  const isSimulator = await send('Simulator.ping').then(
    () => true,
    () => false,
  )
  const ask = async <Result>(name: string, params?: object) =>
    isSimulator ? ((await send(`Simulator.${name}`, params)) as Result) : undefined
  return {
    isSimulator,
    scenario: (scenario = {}) => ask('setScenario', { scenario }),
    measurements: (how) => ask('measurements', how),
    record: async () => (await ask<{ record: Asked[] }>('record'))?.record,
    packages: () => ask('packages'),
    relaunch: (how) => ask('relaunch', how),
    background: () => ask('background'),
    foreground: (how) => ask('foreground', how),
    theme: (theme) => ask('theme', { theme }),
    settled: () => ask('settled'),
    shareCard: () => ask('shareCard'),
    close: () => socket.close(),
  }
}
