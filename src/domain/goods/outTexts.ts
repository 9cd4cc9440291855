import { defineTexts } from '@/i18n/defineTexts'

/** Over the picture of what is gone; apart from the other words of cards, which home does without. */
export const useOutTexts = defineTexts({ soldOut: '已售罄' }, () => import('./outTexts.en'))
