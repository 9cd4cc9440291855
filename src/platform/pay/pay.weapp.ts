import Taro from '@tarojs/taro'
import type { PayPort } from './port'

export const pay: PayPort = {
  async pay(answer) {
    if (answer.type === 'done') return 'paid'
    // the mini-program cannot leave for another cashier, so url, html and sandbox end by asking the bill
    if (answer.type !== 'jsapi') return 'pending'
    const { signType, ...data } = answer.data
    try {
      await Taro.requestPayment({ ...data, signType: signType as keyof Taro.requestPayment.SignType })
      return 'paid'
    } catch (fault) {
      return /cancel/.test(String((fault as { errMsg?: string }).errMsg)) ? 'cancelled' : 'failed'
    }
  },
}
