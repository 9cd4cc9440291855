import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ contact: '联系客服', short: '客服' }, () => import('./texts.en'))
