import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '我的足迹',
    today: '今天',
    yesterday: '昨天',
    day: (month: number, date: number) => `${month} 月 ${date} 日`,
    clear: '清空',
    clearAsk: '清空全部足迹？',
    clearNote: '清空后无法恢复',
    cleared: '足迹已清空',
    empty: '还没有看过商品',
  },
  () => import('./texts.en'),
)
