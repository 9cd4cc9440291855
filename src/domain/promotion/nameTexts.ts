import { defineTexts } from '@/i18n/defineTexts'

/** Names of the ways of selling. */
export const useNames = defineTexts(
  {
    groupbuy: '团购',
    seckill: '秒杀',
    pintuan: '拼团',
    bargain: '砍价',
    presale: '预售',
    wholesale: '批发',
    topic: '专题',
    bundling: '组合套餐',
  },
  () => import('./nameTexts.en'),
)
