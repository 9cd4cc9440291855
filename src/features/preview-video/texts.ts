import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '预览视频',
    play: '播放视频',
    video: '商品视频',
    failed: '视频播放失败',
    failedNote: '请检查网络后重试',
    none: '没有可以播放的视频',
    retry: '重新播放',
    back: '返回',
  },
  () => import('./texts.en'),
)
