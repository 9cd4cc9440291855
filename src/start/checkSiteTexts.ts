import { defineTexts } from '@/i18n/defineTexts'

/** Apart from texts.ts: the first load does without them. */
export const useTexts = defineTexts({ unknown: '没有找到该店铺' }, () => import('./checkSiteTexts.en'))
