import Taro from '@tarojs/taro'
import { storageOver } from './port'

export const storage = storageOver({
  read: (key) => {
    const value: unknown = Taro.getStorageSync(key)
    return typeof value === 'string' && value ? value : null
  },
  write: (key, text) => Taro.setStorageSync(key, text),
  erase: (key) => Taro.removeStorageSync(key),
})
