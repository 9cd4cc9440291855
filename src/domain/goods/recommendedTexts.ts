import { defineTexts } from '@/i18n/defineTexts'

export const useRecommendedTexts = defineTexts({ recommended: '为你推荐' }, () => import('./recommendedTexts.en'))
