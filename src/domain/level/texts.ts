import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    tenths: (tenths: number) => `购物 ${tenths} 折`,
    points: (times: string) => `积分 ${times} 倍`,
    freeShipping: '全场包邮',
    sendsPoints: (points: number) => `升级送 ${points} 积分`,
    sendsMoney: (money: string) => `升级送 ¥${money} 余额`,
    none: '暂无额外权益',
    present: '当前等级',
    reached: '已达成',
  },
  () => import('./texts.en'),
)
