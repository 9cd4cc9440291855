import type { Sim } from '../sim'
import { isOnline, networkType, watchConnection } from './connection'
import { recorded, type Area } from './define'
import { need } from './needs'

/** What the phone itself does: clipboard, calls, vibration, screen, network; and other programs of WeChat. */
export function phoneArea(sim: Sim): Area {
  watchConnection(sim)
  let clipboard = ''
  let brightness = 0.5
  const noted = (name: string, kinds: Parameters<typeof need>[1] = {}) => ({
    [name]: (options: object) =>
      recorded(sim, name, options, () => {
        need(options, kinds)
        return {}
      }),
  })
  return {
    async: {
      setClipboardData: (options: { data: string }) =>
        recorded(sim, 'setClipboardData', options, () => {
          need(options, { data: 'String' })
          clipboard = options.data
          sim.chrome.toast({ title: '内容已复制', icon: 'none' })
          return {}
        }),
      getClipboardData: () => ({ data: clipboard }),
      ...noted('makePhoneCall', { phoneNumber: 'String' }),
      ...noted('vibrateShort', { type: 'String' }),
      ...noted('vibrateLong'),
      ...noted('setKeepScreenOn', { keepScreenOn: 'Boolean' }),
      ...noted('navigateToMiniProgram'),
      ...noted('navigateBackMiniProgram'),
      ...noted('openEmbeddedMiniProgram'),
      ...noted('openCustomerServiceChat', { corpId: 'String' }),
      ...noted('showShareMenu'),
      ...noted('hideShareMenu'),
      ...noted('updateShareMenu'),
      setScreenBrightness({ value }: { value: number }) {
        need({ value }, { value: 'Number' })
        brightness = value
      },
      getScreenBrightness: () => ({ value: brightness }),
      getNetworkType: () => ({
        networkType: networkType(sim),
        hasSystemProxy: false,
        ...(isOnline(sim) ? { signalStrength: 50 } : {}),
      }),
    },
  }
}
