import { defineTexts } from '@/i18n/defineTexts'

/** Once the button was tapped. */
export const usePickTexts = defineTexts(
  { addToCart: '加入购物车', buy: '立即购买', added: '已加入购物车' },
  () => import('./pickTexts.en'),
)
