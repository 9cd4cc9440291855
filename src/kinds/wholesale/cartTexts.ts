import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '批发购物车',
    tab: '批发',
    empty: '批发购物车还是空的，量大更优惠',
  },
  () => import('./cartTexts.en'),
)
