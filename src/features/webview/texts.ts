import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ title: '网页', refused: '无法打开这个链接' }, () => import('./texts.en'))
