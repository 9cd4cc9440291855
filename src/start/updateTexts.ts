import { defineTexts } from '@/i18n/defineTexts'

/** Apart from texts.ts: the first load does without them. */
export const useTexts = defineTexts(
  {
    updateTitle: '发现新版本',
    updateContent: '新版本已准备好，是否立即重启使用？',
    restart: '重启',
    later: '稍后',
  },
  () => import('./updateTexts.en'),
)
