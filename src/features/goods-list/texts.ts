import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '商品列表',
    search: '搜索商品',
    all: '综合',
    sales: '销量',
    price: '价格',
    ascending: '由低到高',
    descending: '由高到低',
    empty: '没有找到相关商品，换个词试试',
  },
  () => import('./texts.en'),
)
