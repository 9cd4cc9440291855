import type { WechatPayment } from '@mall/contract/pay'
import { host } from '../host/host'
import type { PayOutcome, PayPort } from './port'

interface Bridge {
  invoke(name: string, data: object, done: (result: { err_msg: string }) => void): void
}

const bridge = () =>
  new Promise<Bridge>((resolve) => {
    const here = () => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge
    const now = here()
    if (now) resolve(now)
    else document.addEventListener('WeixinJSBridgeReady', () => resolve(here() as Bridge), { once: true })
  })

/** What WeChat says to it, such as `requestMerchantTransfer:ok`. */
async function invoke(name: string, data: object): Promise<string> {
  const wechat = await bridge()
  return new Promise((resolve) => wechat.invoke(name, data, ({ err_msg: word }) => resolve(word)))
}

async function inWechat(data: WechatPayment, appId = ''): Promise<PayOutcome> {
  const word = await invoke('getBrandWCPayRequest', { appId, ...data })
  return /:ok$/.test(word) ? 'paid' : /:cancel$/.test(word) ? 'cancelled' : 'failed'
}

/** The gateway's own form; it leaves the page when it submits itself. */
function submitForm(html: string): void {
  const box = document.createElement('div')
  box.hidden = true
  box.innerHTML = html
  document.body.append(box)
  box.querySelector('form')?.submit()
}

export const pay: PayPort = {
  scene: () => '',
  async pay(answer, { outTradeNo, baseUrl, returnUrl, appId }) {
    switch (answer.type) {
      case 'done':
        return 'paid'
      case 'jsapi':
        return host.appType === 'wechat' ? inWechat(answer.data, appId) : 'failed'
      case 'url':
        host.leave(answer.url)
        return 'pending'
      case 'html':
        submitForm(answer.html)
        return 'pending'
      case 'sandbox':
        host.leave(
          `${baseUrl}/sandbox/pay?out_trade_no=${encodeURIComponent(outTradeNo)}&return_url=${encodeURIComponent(returnUrl)}`,
        )
        return 'pending'
      default:
        return 'pending'
    }
  },
  confirmsTransfers: () => host.appType === 'wechat',
  async confirmTransfer(transfer) {
    const word = await invoke('requestMerchantTransfer', transfer)
    if (/:ok$/.test(word)) return 'confirmed'
    if (/cancel$/.test(word)) return 'cancelled'
    throw new Error(word)
  },
}
