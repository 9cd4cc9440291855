import { defineTexts } from '@/i18n/defineTexts'

export const useVirtualPayTexts = defineTexts(
  {
    stop: 'iOS 小程序暂不支持支付虚拟商品',
    stopNote: '根据相关规定，此处不能提交或支付虚拟商品的订单',
  },
  () => import('./virtualPayTexts.en'),
)
