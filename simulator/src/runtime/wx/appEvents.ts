import type { AppEvents, Sim } from '../sim'
import { listening, type Area } from './define'

const events = {
  onAppShow: 'appShow',
  onAppHide: 'appHide',
  onError: 'error',
  onUnhandledRejection: 'unhandledRejection',
  onPageNotFound: 'pageNotFound',
  onNetworkStatusChange: 'networkStatusChange',
  onWindowResize: 'windowResize',
  onThemeChange: 'themeChange',
  onMemoryWarning: 'memoryWarning',
  onKeyboardHeightChange: 'keyboardHeightChange',
} satisfies Record<string, keyof AppEvents>

/** Things that never happen to the simulated phone: listening to them is no fault. */
const never = [
  'onCopyUrl',
  'onNetworkWeakChange',
  'onUserCaptureScreen',
  'onScreenRecordingStateChanged',
  'onAudioInterruptionBegin',
  'onAudioInterruptionEnd',
  'onLazyLoadError',
]

export function appEventsArea(sim: Sim): Area {
  const sync: Area['sync'] = {}
  for (const [on, event] of Object.entries(events)) Object.assign(sync, listening(sim, on, event))
  for (const on of never) {
    sync[on] = () => {}
    sync[on.replace(/^on/, 'off')] = () => {}
  }
  return { sync }
}
