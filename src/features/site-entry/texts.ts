import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ title: '加载中', unknown: '没有找到该店铺' }, () => import('./texts.en'))
