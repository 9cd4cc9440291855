import { defineTexts } from '@/i18n/defineTexts'

/** Apart from those of the first load. */
export const useLaterTexts = defineTexts(
  {
    couponFrom: (money: string) => (Number(money) > 0 ? `满 ${Number(money)} 可用` : '无门槛'),
    left: (count: number) => `剩 ${count} 件`,
    notes: '店铺笔记',
    firstTab: '首页',
    toMall: '回商城',
    shopEmpty: '店铺还没有装修',
    noGoods: '这一类还没有商品',
  },
  () => import('./laterTexts.en'),
)
