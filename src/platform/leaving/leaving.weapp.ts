import Taro from '@tarojs/taro'
import type { LeavingPort } from './port'

export const leaving: LeavingPort = {
  // missing below base library 2.12.0
  guard(message) {
    const asked = message ? Taro.enableAlertBeforeUnload?.({ message }) : Taro.disableAlertBeforeUnload?.()
    void Promise.resolve(asked).catch(() => undefined)
  },
}
