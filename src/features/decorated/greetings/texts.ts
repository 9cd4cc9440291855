import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    collect: '点右上角「···」，把小程序添加到「我的小程序」，下次更容易找到',
    news: '活动弹窗',
  },
  () => import('./texts.en'),
)
