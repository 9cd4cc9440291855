import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '成长值规则',
    levels: '会员等级',
    start: '注册即享',
    from: (growth: number) => `${growth} 成长值`,
    tenths: (tenths: number) => `购物 ${tenths} 折`,
    points: (times: string) => `积分 ${times} 倍`,
    freeShipping: '全场包邮',
    sends: (points: number) => `升级送 ${points} 积分`,
    none: '暂无额外权益',
    growth: '成长值',
    point: '积分',
    balance: '余额',
  },
  () => import('./texts.en'),
)
