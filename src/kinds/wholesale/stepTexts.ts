import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    unit: '件',
    range: (from: number, to: number | undefined, unit: string) =>
      to === undefined ? `${from}${unit}以上` : to === from ? `${from}${unit}` : `${from}-${to}${unit}`,
    steps: '批发价',
    hint: (more: number, price: string, unit: string) => `再买 ${more} ${unit}享 ¥${price}/${unit}`,
    cheaper: (less: string) => `，总价反而少 ¥${less}`,
    missing: (more: number, unit: string) => `还差 ${more} ${unit}起批`,
  },
  () => import('./stepTexts.en'),
)
