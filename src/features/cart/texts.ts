import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '购物车',
    guest: '登录后可同步购物车中的商品',
    login: '立即登录',
    empty: '购物车还是空的，去挑点喜欢的吧',
    all: '全选',
    total: '合计',
    noFreight: '不含运费',
    checkout: (count: number) => (count > 0 ? `结算（${count}）` : '结算'),
    remove: '删除',
    removeAsk: (count: number) => `确定删除选中的 ${count} 件商品？`,
    manage: '管理',
    done: '完成',
    invalid: '失效商品',
    clearInvalid: '清空失效商品',
    offShelf: '已下架',
    soldOut: '已售罄',
    stock: (left: number) => `仅剩 ${left} 件`,
    noneChosen: '请先选择要结算的商品',
    stockReason: (left: number) => `库存仅剩 ${left} 件`,
    maxReason: (max: number) => `每人限购 ${max} 件`,
    minReason: (min: number) => `至少购买 ${min} 件`,
  },
  () => import('./texts.en'),
)
