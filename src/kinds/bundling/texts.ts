import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '组合套餐',
    gone: '套餐不存在，或已下架',
    price: '套餐价',
    saves: (money: string) => `比单买省 ¥${money}`,
    contains: (count: number) => `套餐含 ${count} 件商品`,
    share: (money: string) => `套餐内 ¥${money}`,
    pieces: '套餐份数',
    free: '卖家包邮',
    freight: '运费以结算页为准',
    stock: (sets: number) => `可买 ${sets} 份`,
    off: '套餐已下架',
    out: '有商品已售罄',
    partOut: '已售罄',
    partOff: '已下架',
    total: '合计',
    buy: '立即购买',
    most: (sets: number) => `库存只够 ${sets} 份`,
    others: '其他组合套餐',
    home: '首页',
  },
  () => import('./texts.en'),
)
