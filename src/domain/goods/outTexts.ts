import { defineTexts } from '@/i18n/defineTexts'

/** Of the tiles in a first screen; apart from the other words of cards, which home does without. */
export const useOutTexts = defineTexts(
  {
    soldOut: '已售罄',
    afterCoupon: (money: string) => `券后 ¥${money}`,
  },
  () => import('./outTexts.en'),
)
