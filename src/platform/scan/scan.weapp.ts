import Taro from '@tarojs/taro'
import type { ScanPort } from './port'

export const scan: ScanPort = {
  isAvailable: async () => true,
  async scan() {
    try {
      const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
      return { text: result }
    } catch {
      // turning back counts as a failure here
      return 'cancelled'
    }
  },
}
