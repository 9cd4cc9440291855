import Taro from '@tarojs/taro'
import type { ReceiptOutcome, ReceiptPort } from './port'

/** WeChat's mini-program that it opens. */
const component = 'wx1183b055aeec94d1'

/** Taro's types know its other businesses only, and no base library too old for it. */
interface Views {
  openBusinessView?(options: { businessType: string; extraData: object; fail: () => void }): void
}
const views = Taro as unknown as Views

interface Shown {
  referrerInfo?: { appId?: string; extraData?: { status?: string } }
}

/** A way back without words of the component is one that left it. */
function outcomeOf({ referrerInfo }: Shown): ReceiptOutcome {
  const { appId, extraData } = referrerInfo ?? {}
  if (appId !== component || extraData?.status === 'cancel') return 'cancelled'
  return extraData?.status === 'success' ? 'confirmed' : 'failed'
}

let leave: (() => void) | undefined

export const receipt: ReceiptPort = {
  // a base library that lacks it has no such function; canIUse is not documented for it
  opens: () => views.openBusinessView !== undefined,
  confirm(transactionId) {
    // one that was never come back from
    leave?.()
    return new Promise((resolve) => {
      const end = (outcome: ReceiptOutcome) => {
        Taro.offAppShow(shown)
        leave = undefined
        resolve(outcome)
      }
      const shown = (how: object) => end(outcomeOf(how as Shown))
      leave = () => end('cancelled')
      Taro.onAppShow(shown)
      views.openBusinessView?.({
        businessType: 'weappOrderConfirm',
        extraData: { transaction_id: transactionId },
        fail: () => end('failed'),
      })
    })
  },
}
