import { defineTexts } from '@/i18n/defineTexts'

/** Of lists: the first load has none. */
export const useListTexts = defineTexts(
  {
    noMore: '没有更多了',
    loadMore: '点击加载更多',
    moreFailed: '加载失败，点击重试',
  },
  () => import('./listTexts.en'),
)
