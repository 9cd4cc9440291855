import Taro from '@tarojs/taro'
import type { UpdatePort } from './port'

export const update: UpdatePort = {
  onReady(listen) {
    const manager = Taro.getUpdateManager()
    manager.onUpdateReady(() => listen(() => manager.applyUpdate()))
  },
}
