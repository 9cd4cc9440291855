import Taro from '@tarojs/taro'
import type { ClipboardPort } from './port'

export const clipboard: ClipboardPort = {
  async copy(text) {
    try {
      await Taro.setClipboardData({ data: text })
      // WeChat shows a toast of its own, in its own words
      void Taro.hideToast()
      return true
    } catch {
      return false
    }
  },
}
