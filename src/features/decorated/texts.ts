import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    search: '搜索商品',
    more: '更多',
    notice: '公告',
    noPage: '页面不存在或已下线',
  },
  () => import('./texts.en'),
)
