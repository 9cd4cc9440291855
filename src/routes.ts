/**
 * Every address of the storefront (wire/routes.md): feeds navigation and the page list of app.config.ts.
 * No imports here: the build evaluates this file by itself.
 */

// prettier-ignore
/** Flags of /api/addon/addonisexit. */
export type Addon =
  | 'bundling' | 'coupon' | 'discount' | 'fenxiao' | 'gift' | 'groupbuy' | 'manjian' | 'memberconsume' | 'memberrecharge'
  | 'memberregister' | 'membersignin' | 'memberwithdraw' | 'pintuan' | 'pointexchange' | 'seckill' | 'store' | 'topic'
  | 'bargain' | 'membercancel' | 'servicer' | 'cards' | 'city' | 'egg' | 'live' | 'notes' | 'platformcoupon' | 'presale'
  | 'sitemessage' | 'turntable' | 'wholesale'

export interface RouteFlags {
  /** A screen stands at this address; only built routes are packed and opened. */
  readonly built?: boolean
  /** Sends a guest to the login page with `back`. */
  readonly member?: boolean
  /** Index in the custom tab bar; reached by tab switching. */
  readonly tab?: number
  /** Native navigation bar instead of ours. */
  readonly nativeBar?: boolean
  /** Page scrolling is disabled. */
  readonly fixed?: boolean
  /** Resized by the soft keyboard. */
  readonly keyboard?: boolean
  /** The content starts below the top bar although the bar is ours. */
  readonly belowBar?: boolean
  /** Params are also read from the mini-program code's `scene`. */
  readonly scene?: boolean
  /** Open when one of these addons is on. */
  readonly addons?: readonly Addon[]
  /** A shop's own page, or the list of shops: hidden while `development` is 0. */
  readonly shop?: boolean
  /** Numbers among the params whose names the wire's rule (lib/numberNames.ts) does not cover. */
  readonly numbers?: readonly string[]
}

/** Names of `P` only. */
interface FlagsOf<P> extends RouteFlags {
  readonly numbers?: readonly (keyof P & string)[]
}

/** What may stand on any shared address. */
export interface SharedParams {
  suid?: number
  source_member?: number
}

export interface Route<P extends object = object> extends RouteFlags {
  readonly path: string
  /** Types the params only; there is no such value. */
  readonly params?: P
}

export type ParamsOfRoute<R> = R extends Route<infer P> ? P & SharedParams : never

type None = Record<never, never>

function page<P extends object = None>(path: string, flags?: FlagsOf<P>): Route<P> {
  return { path, ...flags }
}

/** A page for members only. */
function mine<P extends object = None>(path: string, flags?: FlagsOf<P>): Route<P> {
  return { path, member: true, ...flags }
}

type Back = { back?: string }
/** `redirect`: how to return, redirectTo, navigateTo or reLaunch. */
type Way = { back?: string; redirect?: string }
type Site = { site_id?: number }
type ById = { id: number }
type ByOrder = { order_id: number }
type ByLine = { order_goods_id: number }
type GoodsFilter = { keyword?: string; category_id?: number; category_level?: number; brand_id?: number }

export const routes = {
  // main package
  home: page<{ site_id?: number; website_id?: number; web_city?: string; title?: string }>('pages/index/index/index', {
    tab: 0,

    scene: true,
    built: true,
  }),
  siteEntry: page<{ site_id?: number; uid?: number }>('pages/index/index/site_id', { built: true, scene: true }),
  login: page<{ back?: string; code?: string }>('pages/login/login/login', { built: true }),
  register: page<Back>('pages/login/register/register', { built: true }),
  cart: page('pages/goods/cart/cart', { built: true, tab: 2 }),
  category: page<Site>('pages/goods/category/category', { built: true, tab: 1 }),
  goodsDetail: page<{ sku_id?: number; goods_id?: number; preview?: number }>('pages/goods/detail/detail', {
    built: true,
    scene: true,
    numbers: ['preview'],
  }),
  goodsList: page<GoodsFilter & Site & { coupon?: number; platformcouponTypeId?: number }>('pages/goods/list/list', {
    built: true,
    numbers: ['category_level', 'coupon', 'platformcouponTypeId'],
  }),
  member: page('pages/member/index/index', { built: true, tab: 3 }),
  memberInfo: mine<{ action?: string; back?: string }>('pages/member/info/info', { built: true }),
  memberInfoEdit: mine<{ action?: string; back?: string }>('pages/member/info_edit/info_edit', { built: true }),
  orderPayment: mine('pages/order/payment/payment', { built: true }),
  orderList: mine<{ status?: string }>('pages/order/list/list', { built: true }),
  orderDetail: mine<ByOrder>('pages/order/detail/detail', { built: true }),
  orderDetailLocal: mine<ByOrder>('pages/order/detail_local_delivery/detail_local_delivery', { built: true }),
  orderDetailPickup: mine<ByOrder>('pages/order/detail_pickup/detail_pickup', { built: true }),
  orderDetailVirtual: mine<ByOrder>('pages/order/detail_virtual/detail_virtual', { built: true }),
  orderLogistics: mine<ByOrder>('pages/order/logistics/logistics', { built: true }),
  refundList: mine<{ order_goods_id?: number }>('pages/order/activist/activist', { built: true }),
  complain: mine<ByLine>('pages/order/complain/complain', { built: true }),
  payResult: mine<{ code: string }>('pages/pay/result/result', { built: true }),

  // pages_payment
  cashier: mine<{ out_trade_no: string; back?: string }>('pages_payment/index', { built: true }),

  // otherpages
  findPassword: page<Back>('otherpages/login/find/find', { built: true }),
  previewVideo: page<{ video_url: string; video_img?: string }>('otherpages/goods/preview-video', {
    built: true,
    nativeBar: true,
  }),
  brand: page<Site>('otherpages/goods/brand/brand', { built: true }),
  coupons: page('otherpages/goods/coupon/coupon', {
    built: true,

    addons: ['coupon', 'platformcoupon'],
  }),
  couponReceive: page<{ coupon_type_id?: number; platformcoupon_type_id?: number }>(
    'otherpages/goods/coupon_receive/coupon_receive',
    { built: true, scene: true, addons: ['coupon', 'platformcoupon'] },
  ),
  goodsEvaluate: page<{ goods_id: number }>('otherpages/goods/evaluate/evaluate', { built: true }),
  goodsSearch: page<{ keyword?: string; siteId?: number }>('otherpages/goods/search/search', {
    built: true,
    numbers: ['siteId'],
  }),
  refundApply: mine<ByLine>('otherpages/order/refund/refund', { built: true }),
  refundDetail: mine<{ order_goods_id: number; action?: string }>('otherpages/order/refund_detail/refund_detail', {
    built: true,
  }),
  orderEvaluate: mine<ByOrder>('otherpages/order/evaluate/evaluate', { built: true }),
  modifyFace: mine<Back>('otherpages/member/modify_face/modify_face', { built: true }),
  accounts: mine<Way>('otherpages/member/account/account', { built: true }),
  accountEdit: mine<{ id?: number; back?: string }>('otherpages/member/account_edit/account_edit', {
    built: true,
  }),
  applyWithdrawal: mine('otherpages/member/apply_withdrawal/apply_withdrawal', {
    built: true,
    addons: ['memberwithdraw'],
  }),
  balance: mine('otherpages/member/balance/balance', { built: true }),
  balanceDetail: mine<{ status?: string }>('otherpages/member/balance_detail/balance_detail', { built: true }),
  collection: mine('otherpages/member/collection/collection', { built: true }),
  memberCoupons: mine('otherpages/member/coupon/coupon', {
    built: true,

    fixed: true,
    addons: ['coupon', 'platformcoupon'],
  }),
  footprint: mine('otherpages/member/footprint/footprint', { built: true }),
  memberLevel: mine<Way>('otherpages/member/level/level', { built: true }),
  levelGrowthRules: page('otherpages/member/level/level_growth_rules', { built: true }),
  points: mine('otherpages/member/point/point', { built: true }),
  pointDetail: mine('otherpages/member/point_detail/point_detail', { built: true }),
  signIn: mine<Way>('otherpages/member/signin/signin', { built: true, addons: ['membersignin'] }),
  gifts: mine('otherpages/member/gift/gift', { built: true, addons: ['gift'] }),
  giftDetail: mine<ById>('otherpages/member/gift_detail/gift_detail', { built: true, addons: ['gift'] }),
  withdrawals: mine('otherpages/member/withdrawal/withdrawal', { built: true, addons: ['memberwithdraw'] }),
  withdrawalDetail: mine<ById>('otherpages/member/withdrawal_detail/withdrawal_detail', {
    built: true,
    addons: ['memberwithdraw'],
  }),
  addresses: mine<Way & { local?: string; type?: string }>('otherpages/member/address/address', {
    built: true,
  }),
  addressEdit: mine<Way & { id?: number; type?: string; name?: string; latng?: string }>(
    'otherpages/member/address_edit/address_edit',
    { built: true },
  ),
  payPassword: mine<Back>('otherpages/member/pay_password/pay_password', { built: true }),
  cancellation: mine<Back>('otherpages/member/cancellation/cancellation', { built: true, addons: ['membercancel'] }),
  cancelAssets: mine<Back>('otherpages/member/assets/assets', { built: true, addons: ['membercancel'] }),
  cancelStatus: mine<Back>('otherpages/member/cancelstatus/cancelstatus', { built: true, addons: ['membercancel'] }),
  cancelSuccess: page<Back>('otherpages/member/cancelsuccess/cancelsuccess', { built: true, addons: ['membercancel'] }),
  cancelRefuse: mine<Back>('otherpages/member/cancelrefuse/cancelrefuse', { built: true, addons: ['membercancel'] }),
  authenticate: mine<Back>('otherpages/member/authenticate/authenticate', { built: true }),
  shopHome: page<{ site_id: number }>('otherpages/shop/index/index', { built: true, scene: true, shop: true }),
  shopIntroduce: page<{ site_id: number }>('otherpages/shop/introduce/introduce', {
    built: true,
    scene: true,
    shop: true,
  }),
  shopSearch: page<Site>('otherpages/shop/search/search', { built: true, shop: true }),
  shopStreet: page<{ keyword?: string }>('otherpages/shop/street/street', { built: true, shop: true }),
  shopQrcode: page<Site>('otherpages/shop/machine_qrcode/machine_qrcode', { built: true, shop: true }),
  shopCategory: page<Site>('otherpages/shop/category/category', {
    built: true,

    fixed: true,
    shop: true,
  }),
  shopGoods: page<GoodsFilter & Site & { couponId?: number; platformcouponTypeId?: number }>(
    'otherpages/shop/list/list',
    { built: true, shop: true, numbers: ['category_level', 'couponId', 'platformcouponTypeId'] },
  ),
  storeDetail: page<{ store_id: number; site_id?: number }>('otherpages/shop/store_detail/store_detail', {
    built: true,
    addons: ['store'],
  }),
  city: page('otherpages/index/city/city', { built: true, fixed: true, addons: ['city'] }),
  notes: page<Site>('otherpages/store_notes/note_list/note_list', { built: true, addons: ['notes'] }),
  noteDetail: page<{ note_id: number }>('otherpages/store_notes/note_detail/note_detail', {
    built: true,
    addons: ['notes'],
  }),
  diyPage: page<{ name?: string; site_id?: number }>('otherpages/diy/diy/diy', {
    built: true,

    scene: true,
  }),
  helpList: page('otherpages/help/list/list', { built: true }),
  helpDetail: page<ById>('otherpages/help/detail/detail', { built: true }),
  noticeList: page('otherpages/notice/list/list', { built: true }),
  noticeDetail: page<{ notice_id: number }>('otherpages/notice/detail/detail', { built: true }),
  recharge: mine('otherpages/recharge/list/list', { built: true, addons: ['memberrecharge'] }),
  rechargeOrders: mine('otherpages/recharge/order_list/order_list', { built: true, addons: ['memberrecharge'] }),
  verification: mine('otherpages/verification/index/index', { built: true }),
  verificationList: mine('otherpages/verification/list/list', { built: true }),
  verificationDetail: mine<{ code?: string }>('otherpages/verification/detail/detail', { built: true, scene: true }),
  liveList: page<Site>('otherpages/live/list/list', { built: true, addons: ['live'] }),
  chatRoom: mine<{ site_id: number; sku_id?: number; order_id?: number }>('otherpages/chat/room/room', {
    built: true,
    keyboard: true,
    addons: ['servicer'],
  }),
  orderShipping: mine<{ transaction_id?: string; merchant_trade_no?: string }>(
    'otherpages/weapp/order_shipping/order_shipping',
    { built: true, nativeBar: true },
  ),
  webview: page<{ link: string }>('otherpages/webview/webview', { built: true, belowBar: true }),
  aiCompanion: page('otherpages/ad/ai/ai', { built: true }),
  chooseLocation: page<{ keyword?: string; latitude?: string; longitude?: string }>(
    'otherpages/system/choose-location/choose-location',
    { built: true, nativeBar: true },
  ),
  openLocation: page<{ latitude?: string; longitude?: string; name?: string; address?: string }>(
    'otherpages/system/open-location/open-location',
    { built: true, nativeBar: true },
  ),
  messages: mine('otherpages/sitemessage/master/master', { built: true, addons: ['sitemessage'] }),
  accountMessages: mine('otherpages/sitemessage/account/account', { built: true, addons: ['sitemessage'] }),
  accountMessage: mine<ById>('otherpages/sitemessage/account_detail/account_detail', {
    built: true,
    addons: ['sitemessage'],
  }),
  promotionMessages: mine('otherpages/sitemessage/promotion/promotion', { built: true, addons: ['sitemessage'] }),
  groupMessages: mine('otherpages/sitemessage/group/group', { built: true, addons: ['sitemessage'] }),
  groupMessage: mine<ById>('otherpages/sitemessage/group_detail/group_detail', {
    built: true,
    addons: ['sitemessage'],
  }),
  orderMessages: mine('otherpages/sitemessage/order/order', { built: true, addons: ['sitemessage'] }),
  deliveryMessages: mine('otherpages/sitemessage/delivery/delivery', { built: true, addons: ['sitemessage'] }),

  // fenxiao
  fenxiao: mine('fenxiao/index/index', { built: true, addons: ['fenxiao'] }),
  fenxiaoApply: mine<Back>('fenxiao/apply/apply', { built: true, addons: ['fenxiao'] }),
  fenxiaoOrders: mine('fenxiao/order/order', { built: true, addons: ['fenxiao'] }),
  fenxiaoOrder: mine<ById>('fenxiao/order_detail/order_detail', { built: true, addons: ['fenxiao'] }),
  fenxiaoTeam: mine('fenxiao/team/team', { built: true, addons: ['fenxiao'] }),
  fenxiaoWithdraw: mine('fenxiao/withdraw_apply/withdraw_apply', { built: true, addons: ['fenxiao'] }),
  fenxiaoWithdrawals: mine('fenxiao/withdraw_list/withdraw_list', { built: true, addons: ['fenxiao'] }),
  fenxiaoPoster: mine('fenxiao/promote_code/promote_code', { built: true, addons: ['fenxiao'] }),
  fenxiaoLevel: mine<Way>('fenxiao/level/level', { built: true, addons: ['fenxiao'] }),
  fenxiaoGoods: mine<GoodsFilter>('fenxiao/goods_list/goods_list', {
    built: true,
    addons: ['fenxiao'],
    numbers: ['category_level'],
  }),
  fenxiaoFollow: mine('fenxiao/follow/follow', { built: true, addons: ['fenxiao'] }),
  fenxiaoBill: mine('fenxiao/bill/bill', { built: true, addons: ['fenxiao'] }),

  // promotionpages
  comboDetail: page<{ bl_id: number }>('promotionpages/combo/detail/detail', { built: true, addons: ['bundling'] }),
  comboPayment: mine('promotionpages/combo/payment/payment', { built: true, addons: ['bundling'] }),
  presaleList: page<Site>('promotionpages/presale/list/list', { built: true, addons: ['presale'] }),
  presaleDetail: page<{ id?: number; presale_id?: number; sku_id?: number }>('promotionpages/presale/detail/detail', {
    built: true,
    scene: true,
    addons: ['presale'],
  }),
  presalePayment: mine<{ id?: number }>('promotionpages/presale/payment/payment', { built: true, addons: ['presale'] }),
  presaleOrders: mine<{ status?: string }>('promotionpages/presale/order_list/order_list', {
    built: true,
    addons: ['presale'],
  }),
  presaleOrder: mine<ByOrder>('promotionpages/presale/order_detail/order_detail', { built: true, addons: ['presale'] }),
  topicList: page<Site>('promotionpages/topics/list/list', { built: true, addons: ['topic'] }),
  topicDetail: page<{ topic_id: number; title?: string }>('promotionpages/topics/detail/detail', {
    built: true,
    addons: ['topic'],
  }),
  topicGoods: page<ById>('promotionpages/topics/goods_detail/goods_detail', {
    built: true,
    scene: true,
    addons: ['topic'],
  }),
  topicPayment: mine('promotionpages/topics/payment/payment', { built: true, addons: ['topic'] }),
  seckillList: page<Site>('promotionpages/seckill/list/list', { built: true, addons: ['seckill'] }),
  seckillDetail: page<{ seckill_id: number }>('promotionpages/seckill/detail/detail', {
    built: true,
    scene: true,
    addons: ['seckill'],
  }),
  seckillPayment: mine('promotionpages/seckill/payment/payment', { built: true, addons: ['seckill'] }),
  pintuanList: page<Site>('promotionpages/pintuan/list/list', { built: true, addons: ['pintuan'] }),
  pintuanDetail: page<{ pintuan_id?: number; group_id?: number }>('promotionpages/pintuan/detail/detail', {
    built: true,
    scene: true,
    addons: ['pintuan'],
  }),
  myPintuan: mine('promotionpages/pintuan/my_spell/my_spell', { built: true, addons: ['pintuan'] }),
  pintuanShare: page<ById>('promotionpages/pintuan/share/share', { built: true, scene: true, addons: ['pintuan'] }),
  pintuanPayment: mine('promotionpages/pintuan/payment/payment', { built: true, addons: ['pintuan'] }),
  bargainList: page<Site>('promotionpages/bargain/list/list', { built: true, addons: ['bargain'] }),
  bargainDetail: page<{ bargain_id: number }>('promotionpages/bargain/detail/detail', {
    built: true,
    scene: true,
    addons: ['bargain'],
  }),
  bargainLaunch: page<ById>('promotionpages/bargain/launch/launch', { built: true, scene: true, addons: ['bargain'] }),
  myBargains: mine('promotionpages/bargain/my_bargain/my_bargain', { built: true, addons: ['bargain'] }),
  bargainPayment: mine('promotionpages/bargain/payment/payment', { built: true, addons: ['bargain'] }),
  groupbuyList: page<Site>('promotionpages/groupbuy/list/list', { built: true, addons: ['groupbuy'] }),
  groupbuyDetail: page<{ groupbuy_id?: number; sku_id?: number }>('promotionpages/groupbuy/detail/detail', {
    built: true,
    scene: true,
    addons: ['groupbuy'],
  }),
  groupbuyPayment: mine('promotionpages/groupbuy/payment/payment', { built: true, addons: ['groupbuy'] }),
  pointList: page<Site>('promotionpages/point/list/list', { built: true, addons: ['pointexchange'] }),
  pointGoods: page<ById>('promotionpages/point/detail/detail', { built: true, addons: ['pointexchange'] }),
  pointPayment: mine('promotionpages/point/payment/payment', { built: true, addons: ['pointexchange'] }),
  pointOrders: mine('promotionpages/point/order_list/order_list', { built: true, addons: ['pointexchange'] }),
  pointResult: mine<ByOrder>('promotionpages/point/result/result', { built: true, addons: ['pointexchange'] }),
  wholesaleList: page<Site>('promotionpages/wholesale/list/list', {
    built: true,

    addons: ['wholesale'],
  }),
  wholesaleDetail: page<{ goods_id?: number; sku_id?: number }>('promotionpages/wholesale/detail/detail', {
    built: true,
    scene: true,
    addons: ['wholesale'],
  }),
  wholesalePayment: mine('promotionpages/wholesale/payment/payment', { built: true, addons: ['wholesale'] }),
  wholesaleCart: mine('promotionpages/wholesale/cartList/cartList', { built: true, addons: ['wholesale'] }),
  scratchCards: page<{ id: number; site_id?: number }>('promotionpages/game/cards/cards', {
    built: true,
    addons: ['cards'],
  }),
  turntable: page<{ id: number; site_id?: number }>('promotionpages/game/turntable/turntable', {
    built: true,
    addons: ['turntable'],
  }),
  smashEggs: page<{ id: number; site_id?: number }>('promotionpages/game/smash_eggs/smash_eggs', {
    built: true,
    addons: ['egg'],
  }),
  gameRecord: mine<ById>('promotionpages/game/record/record', { built: true, addons: ['cards', 'turntable', 'egg'] }),
}
