import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '商品分类',
    shopTitle: '店铺分类',
    search: '搜索商品',
    searchShop: '搜索店内商品',
    all: '全部',
    next: (name: string) => `下一类：${name}`,
    none: '还没有商品分类',
    empty: '这一类还没有商品',
    freeShipping: '包邮',
    soldOut: '已售罄',
    add: (name: string) => `把「${name}」加入购物车`,
    addToCart: '加入购物车',
    toCart: '购物车',
    added: '已加入购物车',
  },
  () => import('./texts.en'),
)
