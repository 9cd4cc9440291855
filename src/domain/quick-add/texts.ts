import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    add: (name: string) => `把「${name}」加入购物车`,
    addToCart: '加入购物车',
    added: '已加入购物车',
  },
  () => import('./texts.en'),
)
