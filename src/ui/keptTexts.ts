import { defineTexts } from '@/i18n/defineTexts'

export const useKeptTexts = defineTexts(
  {
    defaultTag: '默认',
    isDefault: '已设为默认',
    makeDefault: '设为默认',
    edit: '编辑',
    remove: '删除',
  },
  () => import('./keptTexts.en'),
)
