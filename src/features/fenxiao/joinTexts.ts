import { defineTexts } from '@/i18n/defineTexts'

export const useJoinTexts = defineTexts(
  {
    heading: (name: string) => `如何成为${name}`,
    everybody: (name: string) => `每位会员自动成为${name}，无需申请`,
    reviewed: '提交申请，商城审核通过后即可推广',
    unreviewed: '提交申请后立即生效',
    orders: { 1: (count: number) => `累计付款 ${count} 笔订单`, 2: (count: number) => `累计完成 ${count} 笔订单` },
    money: { 1: (money: string) => `累计付款满 ¥${money}`, 2: (money: string) => `已完成的订单累计满 ¥${money}` },
    goods: '购买商城指定的任一商品',
    refunds: '退款的订单和金额不计入',
    automatic: (name: string) => `达到后自动成为${name}，无需申请`,
    thenReviewed: '达到后可提交申请，商城审核通过后即可推广',
    thenUnreviewed: '达到后提交申请，立即生效',
  },
  () => import('./joinTexts.en'),
)
