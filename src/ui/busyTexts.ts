import { defineTexts } from '@/i18n/defineTexts'

/** Of what can be tried again in a while. */
export const useBusyTexts = defineTexts(
  {
    retryIn: (seconds: number) => `${seconds} 秒后可重试`,
  },
  () => import('./busyTexts.en'),
)
