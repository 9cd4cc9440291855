import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '商品列表',
    shopTitle: '店铺商品',
    search: '搜索商品',
    searchShop: '搜索店内商品',
    asRows: '换成列表',
    asGrid: '换成大图',
    noneNamed: (keyword: string) => `没有找到「${keyword}」相关的商品，换个词试试`,
    noneInShop: (keyword: string) => `这家店没有「${keyword}」相关的商品`,
    wholeMall: '去全商城找找',
    withCoupon: '以下商品可使用此优惠券',
    empty: '这里还没有商品',
    resultsFor: (reading: string) => `以下是「${reading}」的搜索结果`,
    typed: (keyword: string) => `你搜的是「${keyword}」`,
    tryThese: '试试这些词',
  },
  () => import('./texts.en'),
)
