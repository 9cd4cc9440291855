import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '商品分类',
    shopTitle: '店铺分类',
    search: '搜索商品',
    searchShop: '搜索店内商品',
    none: '还没有商品分类',
    toCart: '购物车',
  },
  () => import('./texts.en'),
)
