import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    listTitle: '专题活动',
    noTopics: '暂时没有专题',
    until: (day: string) => `${day} 结束`,
    title: '专题',
    empty: '专题里暂时没有商品',
    notRunning: '专题还没开始，或已结束',
    others: '看看其他专题',
    unknown: '专题不存在',
    goodsTitle: '专题商品',
    gone: '商品不在专题里，或专题已结束',
    price: '专题价',
    go: '去购买',
    of: (topic: string) => `来自专题「${topic}」`,
  },
  () => import('./texts.en'),
)
