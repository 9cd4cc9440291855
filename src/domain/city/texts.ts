import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ nationWide: '全国' }, () => import('./texts.en'))
