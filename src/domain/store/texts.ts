import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    away: (km: string) => (Number(km) < 1 ? `${Math.round(Number(km) * 1000)} 米` : `${Number(km).toFixed(1)} 公里`),
  },
  () => import('./texts.en'),
)
