import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '团购专区',
    headline: '多件一起买，更便宜',
    headNote: '一次买够起购件数，每件都是团购价',
    empty: '暂时没有团购商品',
    goodsTitle: '团购商品',
    gone: '团购不存在，或已结束',
    price: '团购价',
    buy: '立即团购',
  },
  () => import('./texts.en'),
)
