import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    all: '全部',
    next: (name: string) => `下一类：${name}`,
    empty: '这一类还没有商品',
    freeShipping: '包邮',
    soldOut: '已售罄',
  },
  () => import('./texts.en'),
)
