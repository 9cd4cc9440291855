import { defineTexts } from '@/i18n/defineTexts'

/** Apart from texts.ts: only pages that send pictures bring them along. */
export const useTexts = defineTexts({ failed: '上传失败' }, () => import('./uploadTexts.en'))
