import Taro from '@tarojs/taro'
import type { DesktopPort } from './port'

export const desktop: DesktopPort = { inWeChat: ['windows', 'mac'].includes(Taro.getDeviceInfo().platform) }
