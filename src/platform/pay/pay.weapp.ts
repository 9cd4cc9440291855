import Taro from '@tarojs/taro'
import type { PayPort, Transfer } from './port'

/** Newer than Taro's types. */
interface Transfers {
  requestMerchantTransfer(options: Transfer & { success: () => void; fail: (fault: object) => void }): void
}

const isCancelled = (fault: unknown) => /cancel/.test(String((fault as { errMsg?: string }).errMsg))

export const pay: PayPort = {
  scene: () => String(Taro.getEnterOptionsSync().scene),
  async pay(answer) {
    if (answer.type === 'done') return 'paid'
    // the mini-program cannot leave for another cashier, so url, html and sandbox end by asking the bill
    if (answer.type !== 'jsapi') return 'pending'
    const { signType, ...data } = answer.data
    try {
      await Taro.requestPayment({ ...data, signType: signType as keyof Taro.requestPayment.SignType })
      return 'paid'
    } catch (fault) {
      return isCancelled(fault) ? 'cancelled' : 'failed'
    }
  },
  confirmsTransfers: () => Taro.canIUse('requestMerchantTransfer'),
  async confirmTransfer(transfer) {
    const wechat = Taro as unknown as Transfers
    try {
      await new Promise<void>((success, fail) => wechat.requestMerchantTransfer({ ...transfer, success, fail }))
      return 'confirmed'
    } catch (fault) {
      if (isCancelled(fault)) return 'cancelled'
      throw fault
    }
  },
}
