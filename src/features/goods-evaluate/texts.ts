import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '商品评价',
    rate: '好评度',
    share: (name: string, count: number) => `${name} ${count} 条`,
    empty: '还没有评价',
    emptyNote: '购买后来写下第一条评价吧',
    emptyKind: '没有这一类评价',
    off: '评价暂未开放',
    guest: '登录后查看大家的评价',
    login: '登录 / 注册',
  },
  () => import('./texts.en'),
)
