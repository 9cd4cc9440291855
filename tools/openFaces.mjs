// What opens over the screens: sheets, questions and viewers, each with the taps that lead to it.
import { routes } from '../src/routes.ts'
import { seenBy } from './screens.mjs'

/**
 * @typedef {import('./screens.mjs').Screen} Screen
 * @typedef {import('./screens.mjs').Made} Made
 * @typedef {import('./screens.mjs').Kinds} Kinds
 */

/**
 * For the demo member after `goShopping` and `buyEachKind`.
 * @param {Made & Kinds} made
 * @returns {(Screen & { taps: string[] })[]}
 */
export function openFaces(made) {
  /**
   * @param {keyof typeof routes} name
   * @param {Screen['query']} query
   * @param {Record<string, string[]>} faces
   */
  const on = (name, query, faces) =>
    Object.entries(faces).map(([face, taps]) => ({
      name: `${name}-${face}`,
      path: routes[name].path,
      query,
      taps,
      ...seenBy(name, made),
    }))
  return [
    ...on(
      'goodsDetail',
      { sku_id: 1 },
      {
        specs: ['.t-buy-now'],
        coupons: ['.t-goods-coupons'],
        offers: ['.t-goods-manjian'],
        service: ['.t-service'],
        params: ['.t-params'],
        share: ['.t-share'],
        poster: ['.t-share', '.t-share-poster'],
        viewer: ['.t-gallery img'],
      },
    ),
    ...on('shopIntroduce', { site_id: 3 }, { share: ['.t-share'], poster: ['.t-share', '.t-share-poster'] }),
    ...on('wholesaleDetail', { goods_id: 365 }, { specs: ['.t-buy-now'] }),
    ...on('groupbuyDetail', { groupbuy_id: 1 }, { specs: ['.t-buy-now'], share: ['.t-share'] }),
    ...on('seckillDetail', { seckill_id: made.seckillId }, { specs: ['.t-buy-now'] }),
    ...on('pintuanDetail', { pintuan_id: 1 }, { specs: ['.t-buy-now'], share: ['.t-share'] }),
    ...on('pintuanDetail', { pintuan_id: 4 }, { groups: ['.t-more-groups'] }),
    ...on('pintuanShare', { id: 2003 }, { invite: ['.t-group-invite'] }),
    ...on('bargainDetail', { bargain_id: 1 }, { share: ['.t-share'], poster: ['.t-share', '.t-share-poster'] }),
    ...on('bargainLaunch', { id: 4 }, { invite: ['.t-launch-invite'] }),
    ...on('bargainLaunch', { id: made.friendLaunchId }, { done: ['.t-cut'] }),
    ...on('presaleDetail', { presale_id: 1 }, { specs: ['.t-buy-now'], rules: ['.t-read-rules'], share: ['.t-share'] }),
    ...on('presalePayment', {}, { rules: ['.t-read-rules'], agree: ['.t-submit-order'] }),
    ...on('presaleOrder', { order_id: made.presaleRestId }, { refund: ['.t-presale-refund'] }),
    ...on('pointList', {}, { coupons: ['.t-tab-coupon'], share: ['.t-share'] }),
    ...on('pointGoods', { id: 3 }, { share: ['.t-share'] }),
    ...on('noteDetail', { note_id: 1 }, { share: ['.t-share'] }),
    ...on('helpDetail', { id: 1 }, { share: ['.t-share'] }),
    ...on('pointResult', { order_id: made.exchangeUnpaidId }, { close: ['.t-exchange-close'] }),
    // a tap on the result waits until it is there
    ...on('turntable', { id: 1 }, { result: ['.t-draw', '.t-game-result'], share: ['.t-share'] }),
    ...on('scratchCards', { id: 2 }, { result: ['.t-draw', '.t-game-result'] }),
    ...on('smashEggs', { id: 3 }, { result: ['.t-egg', '.t-game-result'] }),
    ...on(
      'chatRoom',
      { site_id: 3, sku_id: 1 },
      {
        emoji: ['.t-chat-emoji'],
        tools: ['.t-chat-more'],
        orders: ['.t-chat-more', '.t-chat-order'],
        recent: ['.t-chat-recent'],
      },
    ),
    ...on('goodsList', { category_id: 1, category_level: 1 }, { filter: ['.t-filter'] }),
    ...on('goodsList', { keyword: '苹果' }, { results: ['.t-filter'] }),
    ...on('goodsEvaluate', { goods_id: 1 }, { viewer: ['.t-evaluation-picture'] }),
    ...on(
      'cart',
      {},
      {
        specs: ['.t-change-sku'],
        coupons: ['.t-goods-coupons'],
        remove: ['.t-manage', '.t-choose-all', '.t-remove-chosen'],
        clear: ['.t-manage', '.t-clear-cart'],
      },
    ),
    ...on(
      'orderPayment',
      {},
      {
        coupons: ['.t-choose-coupon'],
        platform: ['.t-choose-platform-coupon'],
        invoice: ['.t-choose-invoice'],
        store: ['.t-way-store', '.t-choose-store'],
      },
    ),
    ...on('seckillPayment', {}, { time: ['.t-way-local', '.t-choose-time'] }),
    ...on('addresses', {}, { removed: ['.t-remove-address'] }),
    ...on('memberInfoEdit', { action: 'birthday' }, { day: ['.t-birthday .t-date'] }),
    ...on('addressEdit', { id: 1 }, { region: ['.t-region .t-select'] }),
    ...on('cashier', { out_trade_no: made.outTradeNo }, { leave: ['.t-back'], waiting: ['.t-way-sandbox', '.t-pay'] }),
    ...on('cashier', { out_trade_no: made.rechargeTradeNo }, { recharge: ['.t-back'] }),
    ...on('orderList', {}, { merge: ['.t-tab-waitpay', '.t-merge'], close: ['.t-order-close'] }),
    ...on('refundApply', { order_goods_id: made.lineId }, { reason: ['.t-refund-type-1', '.t-reason .t-select'] }),
    ...on(
      'refundDetail',
      { order_goods_id: made.refundId },
      { parcel: ['.t-refund-send'], cancel: ['.t-refund-cancel'] },
    ),
    ...on('complain', { order_goods_id: made.refundId }, { reason: ['.t-reason .t-select'] }),
    ...on('verificationDetail', { code: made.pickupCode }, { confirm: ['.t-verify-confirm'] }),
    ...on(
      'memberInfo',
      {},
      {
        language: ['.t-language .t-select'],
        logout: ['.t-logout'],
        cache: ['.t-clear-cache'],
      },
    ),
    ...on('pointDetail', {}, { causes: ['.t-cause .t-select'], before: ['.t-month-before'] }),
    ...on('accounts', {}, { removed: ['.t-remove-account'] }),
    ...on('accountEdit', {}, { type: ['.t-account-type .t-select'] }),
    ...on('applyWithdrawal', {}, { all: ['.t-all'] }),
    ...on('footprint', {}, { clear: ['.t-clear'] }),
    ...on('login', {}, { consent: ['.t-submit-login'], policy: ['.t-privacy-policy'] }),
  ]
}
