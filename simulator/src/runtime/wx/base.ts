import { goToBackground } from '../background'
import { mustFollowUser } from '../taps'
import type { Sim } from '../sim'
import { recorded, type Area } from './define'
import { bytesOf, textOfBytes } from './bytes'

/** Start, update, logs, figures and small helps. */
export function baseArea(sim: Sim): Area {
  const enter = { ...sim.options.launch }
  sim.events.on('appShow', (news) => Object.assign(enter, news))
  const logs = (name: string) => () =>
    Object.fromEntries(
      [...logNames, 'setFilterMsg', 'addFilterMsg', 'tag', 'in', 'getCurrentState'].map((level) => [
        level,
        (...args: unknown[]) => {
          if (logNames.includes(level)) sim.record.push({ at: Date.now(), name, options: { level, args } })
        },
      ]),
    )
  return {
    async: {
      exitMiniProgram: () =>
        recorded(sim, 'exitMiniProgram', {}, () => {
          mustFollowUser()
          return goToBackground(sim)
        }),
      getExtConfig: () => ({ extConfig: extConfig(sim) }),
    },
    sync: {
      getLaunchOptionsSync: () => ({ ...sim.options.launch }),
      getEnterOptionsSync: () => ({ ...enter }),
      getAccountInfoSync: () => ({
        miniProgram: { appId: sim.options.appId, envVersion: 'develop', version: '' },
      }),
      getExtConfigSync: () => extConfig(sim),
      getUpdateManager: () => updateManager(),
      getLogManager: logs('getLogManager'),
      getRealtimeLogManager: logs('getRealtimeLogManager'),
      getPerformance: () => performanceOf(sim),
      reportEvent: (name: string, data: unknown) => record(sim, 'reportEvent', { name, data }),
      reportPerformance: (id: number, value: number) => record(sim, 'reportPerformance', { id, value }),
      reportMonitor: (name: string, value: number) => record(sim, 'reportMonitor', { name, value }),
      nextTick: (run: () => void) => void Promise.resolve().then(run).catch(sim.report),
      arrayBufferToBase64: (buffer: ArrayBuffer) => textOfBytes(new Uint8Array(buffer), 'base64'),
      base64ToArrayBuffer: (text: string) => bytesOf(text, 'base64').buffer,
    },
    values: {
      env: { USER_DATA_PATH: userData },
      cloud: absent('wx.cloud'),
      router: absent('wx.router'),
      worklet: absent('wx.worklet'),
    },
  }
}

export const userData = 'wxfile://usr'
const logNames = ['log', 'info', 'warn', 'error', 'debug']

function record(sim: Sim, name: string, options: unknown): void {
  sim.record.push({ at: Date.now(), name, options })
}

const extConfig = ({ app }: Sim): unknown => app.config.ext ?? {}

/** Nobody has a newer version here: the check ends, an update is never ready. */
function updateManager(): object {
  return {
    onCheckForUpdate: (listener: (news: { hasUpdate: boolean }) => void) =>
      void Promise.resolve().then(() => listener({ hasUpdate: false })),
    onUpdateReady: () => {},
    onUpdateFailed: () => {},
    applyUpdate() {
      throw new Error('applyUpdate:fail update is not ready')
    },
  }
}

/** Entries of WeChat are about its own start; here there are none, and an observer hears of nothing. */
function performanceOf(sim: Sim): object {
  const none = (): unknown[] => []
  return {
    getEntries: none,
    getEntriesByName: none,
    getEntriesByType: none,
    setBufferSize: () => {},
    createObserver: () => ({ observe: () => {}, disconnect: () => {} }),
    now: () => sim.window.performance.now(),
    timeOrigin: sim.window.performance.timeOrigin,
  }
}

/** A part of `wx` that is no function and not simulated: what is called in it throws. */
function absent(name: string): object {
  return new Proxy(
    {},
    {
      get(_, member) {
        // asked by those who look whether it is a Promise, or print it
        if (typeof member === 'symbol' || member === 'then' || member === 'toJSON') return undefined
        return () => {
          throw new Error(`not simulated: ${name}.${member}`)
        }
      },
    },
  )
}
