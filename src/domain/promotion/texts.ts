import { defineTexts } from '@/i18n/defineTexts'

/** Words for each way of selling beside the plain one. */
export const useTexts = defineTexts(
  {
    names: {
      groupbuy: '团购',
      seckill: '秒杀',
      pintuan: '拼团',
      bargain: '砍价',
      presale: '预售',
      wholesale: '批发',
      topic: '专题',
      bundling: '组合套餐',
    },
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
  },
  () => import('./texts.en'),
)
