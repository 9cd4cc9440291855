import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ title: '直播', none: '暂无直播' }, () => import('./texts.en'))
