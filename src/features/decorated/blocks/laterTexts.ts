import { defineTexts } from '@/i18n/defineTexts'

/** Apart from those of the first load. */
export const useLaterTexts = defineTexts(
  { couponFrom: (money: string) => (Number(money) > 0 ? `满 ${Number(money)} 可用` : '无门槛') },
  () => import('./laterTexts.en'),
)
