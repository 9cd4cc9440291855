import { defineTexts } from '@/i18n/defineTexts'

export const useTexts = defineTexts(
  {
    title: '购物车',
    guest: '登录后可同步购物车中的商品',
    login: '立即登录',
    empty: '购物车还是空的，去挑点喜欢的吧',
    goods: '商品',
    manage: '管理',
    done: '完成',
    favour: '收藏',
    makeUp: '去凑单',
    confirm: '确定',
  },
  () => import('./texts.en'),
)
