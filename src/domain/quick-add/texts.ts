import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ add: (name: string) => `把「${name}」加入购物车` }, () => import('./texts.en'))
