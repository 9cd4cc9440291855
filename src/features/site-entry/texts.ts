import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ title: '加载中' }, () => import('./texts.en'))
