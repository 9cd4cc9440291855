import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '批发商品',
    name: '批发价',
    retail: '零售价',
    notOffered: '该规格不参与批发',
    together: (num: number, unit: string, price: string) => `${num} ${unit} × ¥${price}`,
    gone: '商品不存在，或已停止批发',
    saved: (money: string) => `比零售省 ¥${money}`,
  },
  () => import('./texts.en'),
)
