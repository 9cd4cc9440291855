import { defineTexts } from '@/i18n/defineTexts'

export const useSearchTexts = defineTexts({ go: '搜索', empty: '清空输入' }, () => import('./searchTexts.en'))
