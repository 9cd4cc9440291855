import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    onPhone: '扫码在手机上打开',
    onPhoneNote: '用手机微信扫一扫，继续看这件商品',
    code: '此商品的二维码',
  },
  () => import('./texts.en'),
)
