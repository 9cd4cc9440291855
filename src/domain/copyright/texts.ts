import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ licence: '营业执照公示' }, () => import('./texts.en'))
