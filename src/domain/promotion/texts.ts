import { defineTexts } from '@/i18n/defineTexts'
import type { PromotionWord } from './kinds'

/** Of what an order brings its member into, or comes of. */
export interface OwnWords {
  /** the way there */
  see: string
  /** below the payment of an order, where that leads there; without it the payment leads to the order */
  paid?: string
  /** why the paid order waits; without it no order of the kind does */
  waits?: string
}
const own: Partial<Record<PromotionWord, OwnWords>> = {
  pintuan: {
    see: '查看拼团进度',
    paid: '人数凑齐后，商家会尽快为您安排',
    waits: '人数凑齐后商家发货；没有凑齐会全额退款',
  },
  bargain: { see: '查看砍价' },
  presale: { see: '查看预售的两次付款' },
}

/** What is said of each way of selling. */
export const useTexts = defineTexts(
  {
    notes: {
      groupbuy: '多件一起买，价格更低',
      seckill: '限时限量，抢到就是赚到',
      pintuan: '邀好友一起拼，享拼团价',
      bargain: '喊朋友帮砍一刀',
      presale: '先付定金，尾款更省',
      wholesale: '买得越多，单价越低',
      topic: '这件商品在专题里更优惠',
      bundling: '和它一起买更划算',
    },
    own,
  },
  () => import('./texts.en'),
)
