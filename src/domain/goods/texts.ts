import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    own: '自营',
    freeShipping: '包邮',
    isNew: '新品',
    sold: (count: number) => (count >= 10000 ? `已售 ${(count / 10000).toFixed(1)} 万` : `已售 ${count}`),
    memberPrice: '会员价',
    present: '赠品',
    limitedShort: '限时',
    stock: (left: number, unit: string) => `库存 ${left} ${unit}`,
  },
  () => import('./texts.en'),
)
