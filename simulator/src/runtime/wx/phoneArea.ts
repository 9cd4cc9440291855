import type { Sim } from '../sim'
import { mustFollowUser } from '../taps'
import { isOnline, networkType, watchConnection } from './connection'
import { recorded, type Area } from './define'
import { need } from './needs'

/** What the phone itself does: clipboard, calls, vibration, screen, network; and other programs of WeChat. */
export function phoneArea(sim: Sim): Area {
  watchConnection(sim)
  let clipboard = ''
  let brightness = 0.5
  const noted = (name: string, kinds: Parameters<typeof need>[1] = {}, first = () => {}) => ({
    [name]: (options: object) =>
      recorded(sim, name, options, () => {
        need(options, kinds)
        first()
        return {}
      }),
  })
  const afterTap = (name: string, kinds = {}) => noted(name, kinds, mustFollowUser)
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
      ...afterTap('navigateToMiniProgram'),
      ...noted('navigateBackMiniProgram'),
      ...afterTap('openEmbeddedMiniProgram'),
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
