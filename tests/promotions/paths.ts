const at = (path: string) => `promotionpages/${path}/${path.split('/').at(-1)}`

export const pages = {
  groupbuys: at('groupbuy/list'),
  groupbuy: at('groupbuy/detail'),
  groupbuyPayment: at('groupbuy/payment'),
  slots: at('seckill/list'),
  seckill: at('seckill/detail'),
  seckillPayment: at('seckill/payment'),
  topics: at('topics/list'),
  topic: at('topics/detail'),
  topicGoods: at('topics/goods_detail'),
  topicPayment: at('topics/payment'),
  combo: at('combo/detail'),
  comboPayment: at('combo/payment'),
  goods: 'pages/goods/detail/detail',
  home: 'pages/index/index/index',
} as const
