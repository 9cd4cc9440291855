import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ nothingHere: '这里空空如也', goShopping: '去逛逛' }, () => import('./texts.en'))
