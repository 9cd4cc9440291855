import { defineTexts } from '@/i18n/defineTexts'

export const useCancelTexts = defineTexts(
  {
    title: '取消订单',
    note: '取消后优惠券会退回。为什么取消？可以不选',
    /** the server's words too (closeReasons of contract/status), so that each reader has them in his language */
    reasons: {
      unwanted: '不想要了',
      wrong: '商品或规格选错了',
      address: '收货信息填错了',
      coupon: '忘记使用优惠券',
      cheaper: '其他地方更便宜',
      payment: '支付遇到问题',
    },
    other: '其他原因',
    own: '说说取消的原因',
    confirm: '确认取消',
    done: '订单已取消',
    backAsk: '要把商品放回购物车，以后再买吗？',
    back: '放回购物车',
    notNow: '不用了',
  },
  () => import('./cancelTexts.en'),
)
