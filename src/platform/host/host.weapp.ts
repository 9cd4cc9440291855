import Taro from '@tarojs/taro'
import type { HostPort } from './port'

export const host: HostPort = {
  appType: 'weapp',
  ios: Taro.getDeviceInfo().platform === 'ios',
  appId: () => Taro.getAccountInfoSync().miniProgram.appId,
  origin: () => '',
  address: () => '',
  leave: () => undefined,
}
