import Taro from '@tarojs/taro'
import type { LocationPort } from './port'

export const location: LocationPort = {
  async where() {
    try {
      const { longitude, latitude } = await Taro.getLocation({ type: 'gcj02' })
      return { longitude, latitude }
    } catch (fault) {
      const reason = (fault as { errMsg?: string } | undefined)?.errMsg ?? ''
      return /auth|permission|privacy/i.test(reason) ? 'refused' : 'failed'
    }
  },
}
