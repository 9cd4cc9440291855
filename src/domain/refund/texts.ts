import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    /** by refund_status; 0 is a line whose application was withdrawn */
    states: {
      0: '申请已撤销',
      1: '等待商家处理',
      2: '等待商家退款',
      4: '请寄回商品',
      5: '等待商家收货',
      6: '等待商家退款',
      3: '退款成功',
      [-1]: '商家拒绝退款',
    } as Record<number, string>,
    apply: '申请退款',
  },
  () => import('./texts.en'),
)
