import { defineTexts } from '@/i18n/defineTexts'

export const useCopyTexts = defineTexts({ copy: '复制', copied: '复制成功' }, () => import('./copyTexts.en'))
