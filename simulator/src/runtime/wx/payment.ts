import { WxFailure } from './define'
import { allow, need } from './needs'

/** What each parameter of wx.requestPayment looks like, as its page tells. */
const forms: Record<string, RegExp> = {
  timeStamp: /^\d{10}$/,
  nonceStr: /^\S{1,32}$/,
  package: /^prepay_id=.+/,
  signType: /^(MD5|HMAC-SHA256|RSA)$/,
  paySign: /^\S+$/,
}

/** Throws when a payment is asked for with what can be none. Whether the signature holds is not known here. */
export function checkPayment(options: object): void {
  need(options, { timeStamp: 'String', nonceStr: 'String', package: 'String', paySign: 'String' })
  allow(options, { signType: 'String' })
  const given: Record<string, string> = { signType: 'MD5', ...options }
  for (const [name, form] of Object.entries(forms))
    if (!form.test(given[name]!))
      throw new WxFailure(`parameter error: parameter.${name} is invalid: ${given[name]};`, { errno: 1001 })
}
