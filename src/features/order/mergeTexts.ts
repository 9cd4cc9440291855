import { defineTexts } from '@/i18n/defineTexts'

export const useMergeTexts = defineTexts(
  {
    open: (count: number) => `合并付款（${count} 笔）`,
    title: '合并付款',
    note: '选中的订单一次付清；只付其中一笔，可在订单详情中单独支付',
    all: '全选',
    pay: (money: string) => `去支付 ¥${money}`,
  },
  () => import('./mergeTexts.en'),
)
