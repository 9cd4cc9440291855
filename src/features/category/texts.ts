import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ title: '商品分类', all: '全部' }, () => import('./texts.en'))
