import { defineTexts } from '@/i18n/defineTexts'

/** Of what runs down. */
export const useCountdownTexts = defineTexts(
  {
    days: (count: number) => `${count}天`,
  },
  () => import('./countdownTexts.en'),
)
