// What every screen is opened with when pictures are taken of it or its cost is measured.
import { routes } from '../src/routes.ts'

/**
 * @typedef {{ name: string, path: string, query: Record<string, string | number>, token?: string }} Screen `token`: of
 *   another member, who has something to show there
 * @typedef {Awaited<ReturnType<typeof import('./demoShopper.mjs').goShopping>>} Made
 */

/** @typedef {Awaited<ReturnType<typeof import('./demoKinds.mjs').buyEachKind>>} Kinds */

/**
 * Params of the routes that show nothing without them, for the demo member after `goShopping`.
 * @param {string} url of the mall
 * @param {Made & Kinds} made
 * @returns {Record<string, Record<string, string | number>>}
 */
const params = (url, made) => ({
  goodsDetail: { sku_id: 1 },
  goodsList: { category_id: 1, category_level: 1 },
  goodsEvaluate: { goods_id: 1 },
  couponReceive: { coupon_type_id: 1 },
  orderDetail: { order_id: made.orderId },
  orderDetailPickup: { order_id: made.pickupId },
  orderDetailLocal: { order_id: made.broughtId },
  orderDetailVirtual: { order_id: made.virtualId },
  verificationDetail: { code: made.pickupCode },
  orderLogistics: { order_id: made.shippedId },
  orderEvaluate: { order_id: made.ratedId },
  refundApply: { order_goods_id: made.lineId },
  refundDetail: { order_goods_id: made.refundId },
  complain: { order_goods_id: made.refundId },
  payResult: { code: made.outTradeNo },
  cashier: { out_trade_no: made.outTradeNo },
  shopHome: { site_id: 3 },
  shopIntroduce: { site_id: 3 },
  shopQrcode: { site_id: 3 },
  shopGoods: { site_id: 3 },
  shopSearch: { site_id: 3 },
  shopCategory: { site_id: 3 },
  chatRoom: { site_id: 3 },
  storeDetail: { store_id: 3, site_id: 7 },
  previewVideo: { video_url: `${url}/upload/demo/none.mp4` },
  wholesaleDetail: { goods_id: 365 },
  groupbuyDetail: { groupbuy_id: 1 },
  seckillDetail: { seckill_id: made.seckillId },
  pintuanDetail: { pintuan_id: 1 },
  pintuanShare: { id: 2003 },
  bargainDetail: { bargain_id: 1 },
  bargainLaunch: { id: 4 },
  presaleDetail: { presale_id: 1 },
  presaleOrder: { order_id: made.presaleRestId },
  pointGoods: { id: 3 },
  pointResult: { order_id: made.exchangeDoneId },
  topicDetail: { topic_id: 1 },
  topicGoods: { id: made.topicGoodsId },
  comboDetail: { bl_id: 1 },
  turntable: { id: 1 },
  scratchCards: { id: 2 },
  smashEggs: { id: 3 },
  gameRecord: { id: 1 },
  withdrawalDetail: { id: made.withdrawalPassedId },
  giftDetail: { id: made.giftNeedyId },
  fenxiaoOrder: { id: made.commissionSettledId },
  accountMessage: { id: made.accountMessageId },
  groupMessage: { id: made.groupMessageId },
  notes: { site_id: 3 },
  noteDetail: { note_id: 1 },
  helpDetail: { id: 1 },
  noticeDetail: { notice_id: 1 },
  webview: { link: `${url}/healthz` },
  diyPage: { name: 'DIY_VIEW_RANDOM_1' },
  openLocation: {
    latitude: '30.2592',
    longitude: '120.1303',
    name: '青禾家居西湖店',
    address: '杭州市西湖区文三路 259 号一层',
  },
})

/** What only the other member has. */
const ofLeader = [
  ...['accounts', 'accountEdit', 'applyWithdrawal', 'withdrawals', 'withdrawalDetail'],
  ...['fenxiao', 'fenxiaoOrders', 'fenxiaoOrder', 'fenxiaoTeam', 'fenxiaoWithdraw', 'fenxiaoWithdrawals'],
  ...['fenxiaoPoster', 'fenxiaoLevel', 'fenxiaoGoods', 'fenxiaoFollow', 'fenxiaoBill'],
]

/**
 * Whose eyes a route is seen with.
 * @param {string} name
 * @param {Kinds} made
 */
export const seenBy = (name, made) => {
  if (ofLeader.includes(name)) return { token: made.leaderToken }
  if (name === 'cancelStatus') return { token: made.leavingWaitsToken }
  if (name === 'cancelRefuse') return { token: made.leavingRefusedToken }
  // a guest
  if (name === 'cancelSuccess') return { token: '' }
  return {}
}

/** They show nothing of their own. */
const onlyLeadOn = ['siteEntry', 'orderShipping']

/**
 * The routes in their order, without those that only lead on.
 * @param {string} url of the mall
 * @param {Made & Kinds} made
 * @returns {Screen[]}
 */
export function screens(url, made) {
  const known = params(url, made)
  return Object.entries(routes)
    .filter(([name]) => !onlyLeadOn.includes(name))
    .map(([name, { path }]) => ({ name, path, query: known[name] ?? {}, ...seenBy(name, made) }))
}

/**
 * What routes show besides, by their params: to be looked at, while their cost is that of the first.
 * @param {Kinds} made
 * @returns {Screen[]}
 */
export function otherFaces(made) {
  const edits = ['username', 'realName', 'sex', 'birthday', 'password', 'mobile']
  /** @param {keyof typeof routes} name @param {string} face @param {Screen['query']} query */
  const one = (name, face, query) => ({
    name: `${name}-${face}`,
    path: routes[name].path,
    query,
    ...seenBy(name, made),
  })
  return [
    ...edits.map((action) => one('memberInfoEdit', action, { action })),
    one('goodsSearch', 'suggestions', { keyword: '苹果' }),
    one('goodsList', 'read', { keyword: 'pingguo' }),
    one('goodsList', 'none', { keyword: 'xqzvw jqxzk' }),
    one('addresses', 'picking', { back: '/pages/order/payment/payment', local: 1 }),
    one('addressEdit', 'kept', { id: 1 }),
    one('addressEdit', 'located', { type: 2 }),
    one('orderDetailPickup', 'collected', { order_id: made.collectedId }),
    one('verificationDetail', 'used', { code: made.usedCode }),
    one('groupbuyDetail', 'soon', { groupbuy_id: 2 }),
    one('groupbuyDetail', 'over', { groupbuy_id: 3 }),
    one('seckillDetail', 'soon', { seckill_id: 5 }),
    one('seckillDetail', 'over', { seckill_id: 6 }),
    one('pintuanDetail', 'groups', { pintuan_id: 4 }),
    one('pintuanDetail', 'joining', { pintuan_id: 4, group_id: made.groupId }),
    one('pintuanDetail', 'own', { pintuan_id: 4, group_id: 2003 }),
    one('pintuanDetail', 'full', { pintuan_id: 1, group_id: 1 }),
    one('pintuanDetail', 'soon', { pintuan_id: 2 }),
    one('pintuanDetail', 'over', { pintuan_id: 3 }),
    one('pintuanShare', 'complete', { id: 2002 }),
    one('pintuanShare', 'friend', { id: made.friendId }),
    one('orderDetail', 'group', { order_id: made.groupOrderId }),
    one('bargainDetail', 'own', { bargain_id: 4 }),
    one('bargainDetail', 'floor', { bargain_id: 6 }),
    one('bargainDetail', 'soon', { bargain_id: 2 }),
    one('bargainDetail', 'over', { bargain_id: 3 }),
    one('bargainLaunch', 'won', { id: 3 }),
    one('bargainLaunch', 'lost', { id: 1 }),
    one('bargainLaunch', 'bought', { id: 2 }),
    one('bargainLaunch', 'ordered', { id: made.orderedLaunchId }),
    one('bargainLaunch', 'friend', { id: made.friendLaunchId }),
    one('bargainLaunch', 'cut', { id: made.cutLaunchId }),
    one('orderDetail', 'bargain', { order_id: made.bargainOrderId }),
    one('presaleDetail', 'kept', { presale_id: 7 }),
    one('presaleDetail', 'had', { presale_id: 6 }),
    one('presaleDetail', 'soon', { presale_id: 2 }),
    one('presaleDetail', 'over', { presale_id: 3 }),
    one('presalePayment', 'rest', { id: made.presaleRestId }),
    one('presalePayment', 'early', { id: made.presaleWaitingId }),
    one('presaleOrder', 'unpaid', { order_id: made.presaleUnpaidId }),
    one('presaleOrder', 'waiting', { order_id: made.presaleWaitingId }),
    one('presaleOrder', 'asked', { order_id: made.presaleAskedId }),
    one('presaleOrder', 'done', { order_id: made.presaleDoneId }),
    one('presaleOrder', 'closed', { order_id: made.presaleClosedId }),
    one('orderDetail', 'presale', { order_id: made.presaleRealId }),
    one('pointGoods', 'off', { id: 2 }),
    one('pointGoods', 'coupon', { id: 4 }),
    one('pointGoods', 'money', { id: 5 }),
    one('pointGoods', 'freight', { id: made.exchangeGiftId }),
    one('pointGoods', 'out', { id: made.exchangeSoldOutId }),
    one('pointGoods', 'dear', { id: made.exchangeDearId }),
    one('pointResult', 'unpaid', { order_id: made.exchangeUnpaidId }),
    one('pointResult', 'closed', { order_id: made.exchangeClosedId }),
    one('pointResult', 'money', { order_id: made.exchangeMoneyId }),
    one('topicDetail', 'over', { topic_id: 3 }),
    one('comboDetail', 'off', { bl_id: 2 }),
    one('turntable', 'soon', { id: 4 }),
    one('turntable', 'over', { id: 5 }),
    one('cashier', 'joint', { out_trade_no: made.jointTradeNo }),
    one('payResult', 'together', { code: made.togetherTradeNo }),
    one('payResult', 'pickup', { code: made.pickupTradeNo }),
    one('payResult', 'virtual', { code: made.virtualTradeNo }),
    one('cashier', 'recharge', { out_trade_no: made.rechargeTradeNo }),
    one('orderDetail', 'joint', { order_id: made.jointId }),
    one('orderList', 'unpaid', { status: 'waitpay' }),
    one('balanceDetail', 'withdrawable', { status: 'balance_money' }),
    one('accounts', 'picking', { back: `/${routes.applyWithdrawal.path}` }),
    one('accountEdit', 'kept', { id: made.accountId }),
    one('withdrawalDetail', 'new', { id: made.withdrawalNewId }),
    one('withdrawalDetail', 'paid', { id: made.withdrawalPaidId }),
    one('withdrawalDetail', 'refused', { id: made.withdrawalRefusedId }),
    one('giftDetail', 'waiting', { id: made.giftWaitingId }),
    one('giftDetail', 'sent', { id: made.giftSentId }),
    { ...one('cancelAssets', 'free', {}), token: made.leavingFreeToken },
    one('fenxiaoOrder', 'pending', { id: made.commissionPendingId }),
    one('fenxiaoOrder', 'refunded', { id: made.commissionRefundedId }),
    { ...one('diyPage', 'market', { name: 'DIY_FENXIAO_MARKET' }), token: made.leaderToken },
    { ...one('goodsDetail', 'earning', { sku_id: 1440 }), token: made.leaderToken },
    { ...one('fenxiao', 'none', {}), token: undefined },
    { ...one('fenxiao', 'frozen', {}), token: made.frozenToken },
    { ...one('fenxiaoApply', 'waiting', {}), token: made.applicantToken },
    { ...one('fenxiaoApply', 'refused', {}), token: made.refusedApplicantToken },
  ]
}

/** @typedef {{ width: number, height: number }} Size of a window, CSS px */

/**
 * The smallest iPhone, most Android phones, an iPhone, large phones; phones on their side (740, 844); a tablet and a
 * desktop's window.
 */
const heights = { 320: 568, 360: 740, 390: 844, 412: 915, 430: 932, 740: 360, 844: 390, 820: 1180, 1280: 800 }

/** @param {string | number} width @returns {Size} */
export function sizeOf(width) {
  const height = /** @type {Record<number, number>} */ (heights)[Number(width)]
  if (!height) throw new Error(`a window is ${Object.keys(heights).join(', ')} px wide`)
  return { width: Number(width), height }
}

/** Whether a window of that size is touched: a desktop has a mouse. @param {Size} size */
export const fingers = ({ width }) => ({ isMobile: width < 1000, hasTouch: width < 1000 })

/**
 * What a phone that was here before has kept, as values.
 * @param {string} token
 * @param {Pick<Kinds, 'drafts'>} made what the payment pages of activities are about
 */
export const kept = (token, { drafts }) => ({
  token,
  // a phone that has kept a member's token has kept the number of its cart as well
  cart_count: 3,
  orderCreateData: { sku_id: 1, num: 2 },
  wholesaleOrderCreateData: { sku_id: 13650, num: 47 },
  ...drafts,
})

/** As both platforms' storages keep values. @param {object} values */
export const inStorage = (values) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))
