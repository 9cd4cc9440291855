import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '门店详情',
    call: '致电门店',
    lead: '去这里',
    phone: '门店电话',
    shop: '所属店铺',
  },
  () => import('./texts.en'),
)
