import Taro from '@tarojs/taro'
import type { PrivacyPort } from './port'

export const privacy: PrivacyPort = {
  onNeed(ask) {
    // missing below base library 2.32.3, where nothing is held back
    Taro.onNeedPrivacyAuthorization?.((resolve) => {
      resolve({ event: 'exposureAuthorization' })
      ask({
        agree: (buttonId) => resolve({ event: 'agree', buttonId }),
        disagree: () => resolve({ event: 'disagree' }),
      })
    })
  },
}
