import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    failed: '请求失败，请稍后重试',
    timeout: '请求超时，请稍后重试',
    offlineTitle: '网络连接已断开',
    offlineContent: '请检查网络设置',
    ok: '知道了',
  },
  () => import('./texts.en'),
)
