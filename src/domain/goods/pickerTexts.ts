import { defineTexts } from '@/i18n/defineTexts'

/** Apart from those of the cards, which every list loads. */
export const useTexts = defineTexts(
  {
    choose: '选择规格',
    chosen: '已选',
    number: '数量',
    nearlyGone: (left: number, unit: string) => `仅剩 ${left}${unit}`,
    bars: {
      none: (name: string) => `没有「${name}」的商品`,
      apart: (name: string, others: string) => `「${name}」没有「${others}」`,
      out: (name: string) => `「${name}」已售罄`,
      few: (name: string) => `「${name}」库存不足起购数量`,
    },
    marks: { none: '无货', apart: '', out: '缺货', few: '不足' },
    instead: (spec: string) => `换成 ${spec}`,
    lookAnyway: '仍要查看',
    movedTo: (spec: string) => `没有这个组合，已换成 ${spec}`,
    stockReason: (left: number) => `库存仅剩 ${left} 件`,
    maxReason: (max: number) => `每人限购 ${max} 件`,
    minReason: (min: number) => `至少购买 ${min} 件`,
    stops: {
      off: '商品已下架',
      apple: 'iOS 暂不支持购买虚拟商品',
      soon: '活动还没开始',
      over: '活动已结束',
      out: '已售罄',
      few: '库存不足起购数量',
      limit: '已达限购数量',
    },
  },
  () => import('./pickerTexts.en'),
)
