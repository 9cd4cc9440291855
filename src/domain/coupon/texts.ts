import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ tenths: (discount: number) => `${discount} 折` }, () => import('./texts.en'))
