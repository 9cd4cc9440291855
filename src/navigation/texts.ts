import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ unavailable: '该功能暂未开放' }, () => import('./texts.en'))
