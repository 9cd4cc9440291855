import { defineTexts } from '@/i18n/defineTexts'

/** Of what is promoted, wherever it is shown. */
export const useGoodsTexts = defineTexts(
  {
    earn: (money: string) => `赚 ¥${money}`,
    shareEarn: (money: string) => `分享赚 ¥${money}`,
    shareNote: (account: string) => `好友下单，您得${account}`,
    join: (name: string) => `成为${name}，分享商品有收益`,
    joinNote: '加入后可看到每件商品能赚多少',
    market: (concept: string) => `${concept}市场`,
    marketNote: '商城精选的推广好物',
    goods: (concept: string) => `${concept}商品`,
    none: '还没有可推广的商品',
    guest: '登录后查看可推广的商品',
    logIn: '去登录',
  },
  () => import('./goodsTexts.en'),
)
