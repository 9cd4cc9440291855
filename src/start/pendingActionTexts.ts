import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts({ added: '已加入购物车' }, () => import('./pendingActionTexts.en'))
