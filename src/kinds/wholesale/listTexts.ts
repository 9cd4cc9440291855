import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '批发专区',
    headline: '买得越多，单价越低',
    headNote: '按件数分档计价，达到起批量即享批发价',
    cart: '批发购物车',
    empty: '暂时没有批发商品',
  },
  () => import('./listTexts.en'),
)
