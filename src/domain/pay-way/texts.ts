import { defineTexts } from '@/i18n/defineTexts'

/** Names of the ways to pay, by the wire's word (checkout-and-pay section 4). */
export const usePayWays = defineTexts(
  {
    wechatpay: '微信支付',
    alipay: '支付宝',
    offlinepay: '线下支付',
    OFFLINE_PAY: '线下支付',
    ONLINE_PAY: '在线支付',
    BALANCE: '余额支付',
    sandbox: '沙箱支付',
  } as Record<string, string>,
  () => import('./texts.en'),
)
