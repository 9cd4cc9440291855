import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '店铺街',
    search: '搜索店铺',
    sorts: { all: '综合', near: '距离', sales: '销量', score: '评分' },
    locating: '定位中',
    everyTrade: '全部',
    moreTrades: '更多',
    score: (score: string) => `评分 ${score}`,
    none: '还没有店铺',
    noneNamed: (keyword: string) => `没有找到与“${keyword}”有关的店铺`,
    noneInCity: (city: string) => `${city}还没有店铺`,
    city: (name: string) => `当前城市：${name}`,
    otherCity: '切换城市',
  },
  () => import('./texts.en'),
)
