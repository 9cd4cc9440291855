import { defineTexts } from '@/i18n/defineTexts'

export const useMemberTexts = defineTexts(
  {
    none: (name: string) => `您还不是${name}`,
    noneNote: '加入后即可推广商品、查看收益',
    join: (name: string) => `成为${name}`,
    frozen: '推广资格已冻结',
    frozenNote: '冻结期间不产生新的收益，也不能提现，待结算的收益照常结算。如有疑问，请联系商城。',
  },
  () => import('./memberTexts.en'),
)
