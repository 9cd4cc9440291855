import { loadSeed } from '../database/seed/load'
import { loadCommissions } from '../database/seed/load/fenxiao'
import { loadMessages } from '../database/seed/load/messages'
import { loadPresaleOrders } from '../database/seed/load/presales'
import { accountModule } from './account/account.routes'
import { addressModule } from './address/address.routes'
import { authModule } from './auth/auth.routes'
import { browseModule } from './browse/browse.routes'
import { cancellationModule } from './cancellation/cancel.routes'
import { cartModule } from './cart/cart.routes'
import { categoryModule } from './category/category.routes'
import { chatModule } from './chat/chat.routes'
import { checkoutModule } from './checkout/checkout.routes'
import { collectModule } from './collect/collect.routes'
import { configModule } from './config/config.routes'
import { consumeModule } from './consume/consume.routes'
import { contentModule } from './content/content.routes'
import { couponModule } from './coupon/coupon.routes'
import { platformCouponModule } from './coupon/platformCoupon.routes'
import { demoMerchantModule } from './demo-merchant/demoMerchant.routes'
import { discountModule } from './discount/discount.routes'
import { diyModule } from './diy/diy.routes'
import { evaluateModule } from './evaluate/evaluate.routes'
import { fenxiaoGoodsModule } from './fenxiao/fenxiaoGoods.routes'
import { fenxiaoModule } from './fenxiao/fenxiao.routes'
import { followModule } from './follow/follow.routes'
import { giftModule } from './gift/gift.routes'
import { gameModule } from './game/game.routes'
import { goodsModule } from './goods/goods.routes'
import { importModule } from './import/import.routes'
import { levelModule } from './level/level.routes'
import { liveModule } from './live/live.routes'
import { manjianModule } from './manjian/manjian.routes'
import { memberModule } from './member/member.routes'
import { messageModule } from './message/message.routes'
import type { Module } from './module'
import { noteModule } from './note/note.routes'
import { orderModule } from './order/order.routes'
import { payModule } from './pay/pay.routes'
import { orderCentreModule } from './order-centre/orderCentre.routes'
import { pendingModule } from './pending/pending.routes'
import { posterModule } from './poster/poster.routes'
import { realnameModule } from './realname/realname.routes'
import { rechargeModule } from './recharge/recharge.routes'
import { refundModule } from './refund/refund.routes'
import { regionModule } from './region/region.routes'
import { searchModule } from './search/search.routes'
import { shopModule } from './shop/shop.routes'
import { signinModule } from './signin/signin.routes'
import { storeModule } from './store/store.routes'
import { uploadModule } from './upload/upload.routes'
import { vettingModule } from './vetting/vetting.routes'
import { verifyModule } from './verify/verify.routes'
import { withdrawModule } from './withdraw/withdraw.routes'
import { ordinaryModule } from '../promotions/ordinary/ordinary.routes'
import { bargainModule } from '../promotions/bargain/bargain.routes'
import { bundlingModule } from '../promotions/bundling/bundling.routes'
import { promotionDeskModule } from '../promotions/promotionDesk.routes'
import { seckillModule } from '../promotions/seckill/seckill.routes'
import { presaleModule } from '../promotions/presale/presale.routes'
import { groupbuyModule } from '../promotions/groupbuy/groupbuy.routes'
import { topicModule } from '../promotions/topic/topic.routes'
import { exchangeModule } from '../promotions/pointexchange/exchange.routes'
import { pintuanModule } from '../promotions/pintuan/pintuan.routes'
import { wholesaleModule } from '../promotions/wholesale/wholesale.routes'

/** The demo mall is loaded whole: its rows name each other. */
const demo: Module = {
  routes: [],
  seed: loadSeed,
  async seedOrders(mall) {
    await loadPresaleOrders(mall)
    const { lastingJobs } = fenxiaoModule
    await loadCommissions(mall, { ...orderModule.lastingJobs, ...refundModule.lastingJobs, ...lastingJobs })
    await loadMessages(mall, { ...messageModule.lastingJobs })
  },
}

/** Every noun the server speaks. Order matters for order events and for the seed. */
export const modules: Module[] = [
  configModule,
  diyModule,
  regionModule,
  contentModule,
  noteModule,
  liveModule,
  searchModule,
  shopModule,
  storeModule,
  categoryModule,
  goodsModule,
  evaluateModule,
  posterModule,
  collectModule,
  browseModule,
  followModule,
  authModule,
  memberModule,
  realnameModule,
  levelModule,
  fenxiaoGoodsModule,
  signinModule,
  withdrawModule,
  cancellationModule,
  rechargeModule,
  giftModule,
  accountModule,
  messageModule,
  addressModule,
  couponModule,
  platformCouponModule,
  manjianModule,
  discountModule,
  cartModule,
  checkoutModule,
  promotionDeskModule,
  ordinaryModule,
  groupbuyModule,
  wholesaleModule,
  seckillModule,
  bundlingModule,
  bargainModule,
  topicModule,
  pintuanModule,
  presaleModule,
  exchangeModule,
  gameModule,
  orderModule,
  refundModule,
  fenxiaoModule,
  payModule,
  consumeModule,
  verifyModule,
  orderCentreModule,
  chatModule,
  pendingModule,
  demoMerchantModule,
  importModule,
  uploadModule,
  vettingModule,
  demo,
]
