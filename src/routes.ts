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
  }),
  siteEntry: page<{ site_id?: number; uid?: number }>('pages/index/index/site_id', { scene: true }),
  login: page<{ back?: string; code?: string }>('pages/login/login/login'),
  register: page<Back>('pages/login/register/register'),
  cart: page('pages/goods/cart/cart', { tab: 2 }),
  category: page<Site>('pages/goods/category/category', { tab: 1 }),
  goodsDetail: page<{ sku_id?: number; goods_id?: number; preview?: number }>('pages/goods/detail/detail', {
    scene: true,
    numbers: ['preview'],
  }),
  goodsList: page<GoodsFilter & Site & { coupon?: number; platformcouponTypeId?: number }>('pages/goods/list/list', {
    numbers: ['category_level', 'coupon', 'platformcouponTypeId'],
  }),
  member: page('pages/member/index/index', { tab: 3 }),
  memberInfo: mine<{ action?: string; back?: string }>('pages/member/info/info'),
  memberInfoEdit: mine<{ action?: string; back?: string }>('pages/member/info_edit/info_edit'),
  orderPayment: mine('pages/order/payment/payment'),
  orderList: mine<{ status?: string }>('pages/order/list/list'),
  orderDetail: mine<ByOrder>('pages/order/detail/detail'),
  orderDetailLocal: mine<ByOrder>('pages/order/detail_local_delivery/detail_local_delivery'),
  orderDetailPickup: mine<ByOrder>('pages/order/detail_pickup/detail_pickup'),
  orderDetailVirtual: mine<ByOrder>('pages/order/detail_virtual/detail_virtual'),
  orderLogistics: mine<ByOrder>('pages/order/logistics/logistics'),
  refundList: mine<{ order_goods_id?: number }>('pages/order/activist/activist'),
  complain: mine<ByLine>('pages/order/complain/complain'),
  payResult: mine<{ code: string }>('pages/pay/result/result'),

  // pages_payment
  cashier: mine<{ out_trade_no: string; back?: string }>('pages_payment/index'),

  // otherpages
  findPassword: page<Back>('otherpages/login/find/find'),
  previewVideo: page<{ video_url: string; video_img?: string }>('otherpages/goods/preview-video', { nativeBar: true }),
  brand: page<Site>('otherpages/goods/brand/brand'),
  coupons: page('otherpages/goods/coupon/coupon', { addons: ['coupon', 'platformcoupon'] }),
  couponReceive: page<{ coupon_type_id?: number; platformcoupon_type_id?: number }>(
    'otherpages/goods/coupon_receive/coupon_receive',
    { scene: true, addons: ['coupon', 'platformcoupon'] },
  ),
  goodsEvaluate: page<{ goods_id: number; kind?: string }>('otherpages/goods/evaluate/evaluate'),
  goodsSearch: page<{ keyword?: string; siteId?: number }>('otherpages/goods/search/search', { numbers: ['siteId'] }),
  refundApply: mine<ByLine>('otherpages/order/refund/refund'),
  refundDetail: mine<{ order_goods_id: number; action?: string }>('otherpages/order/refund_detail/refund_detail'),
  orderEvaluate: mine<ByOrder>('otherpages/order/evaluate/evaluate'),
  modifyFace: mine<Back>('otherpages/member/modify_face/modify_face'),
  accounts: mine<Way>('otherpages/member/account/account'),
  accountEdit: mine<{ id?: number; back?: string }>('otherpages/member/account_edit/account_edit'),
  applyWithdrawal: mine('otherpages/member/apply_withdrawal/apply_withdrawal', { addons: ['memberwithdraw'] }),
  balance: mine('otherpages/member/balance/balance'),
  balanceDetail: mine<{ status?: string }>('otherpages/member/balance_detail/balance_detail'),
  collection: mine('otherpages/member/collection/collection'),
  memberCoupons: mine('otherpages/member/coupon/coupon', { fixed: true, addons: ['coupon', 'platformcoupon'] }),
  footprint: mine('otherpages/member/footprint/footprint'),
  memberLevel: mine<Way>('otherpages/member/level/level'),
  levelGrowthRules: page('otherpages/member/level/level_growth_rules'),
  points: mine('otherpages/member/point/point'),
  pointDetail: mine('otherpages/member/point_detail/point_detail'),
  signIn: mine<Way>('otherpages/member/signin/signin', { addons: ['membersignin'] }),
  gifts: mine('otherpages/member/gift/gift', { addons: ['gift'] }),
  giftDetail: mine<ById>('otherpages/member/gift_detail/gift_detail', { addons: ['gift'] }),
  withdrawals: mine('otherpages/member/withdrawal/withdrawal', { addons: ['memberwithdraw'] }),
  withdrawalDetail: mine<ById>('otherpages/member/withdrawal_detail/withdrawal_detail', { addons: ['memberwithdraw'] }),
  addresses: mine<Way & { local?: string; type?: string }>('otherpages/member/address/address'),
  addressEdit: mine<Way & { id?: number; type?: string; name?: string; latng?: string }>(
    'otherpages/member/address_edit/address_edit',
  ),
  payPassword: mine<Back>('otherpages/member/pay_password/pay_password'),
  cancellation: mine<Back>('otherpages/member/cancellation/cancellation', { addons: ['membercancel'] }),
  cancelAssets: mine<Back>('otherpages/member/assets/assets', { addons: ['membercancel'] }),
  cancelStatus: mine<Back>('otherpages/member/cancelstatus/cancelstatus', { addons: ['membercancel'] }),
  cancelSuccess: page<Back>('otherpages/member/cancelsuccess/cancelsuccess', { addons: ['membercancel'] }),
  cancelRefuse: mine<Back>('otherpages/member/cancelrefuse/cancelrefuse', { addons: ['membercancel'] }),
  authenticate: mine<Back>('otherpages/member/authenticate/authenticate'),
  shopHome: page<{ site_id: number }>('otherpages/shop/index/index', { scene: true, shop: true }),
  shopIntroduce: page<{ site_id: number }>('otherpages/shop/introduce/introduce', { scene: true, shop: true }),
  shopSearch: page<Site>('otherpages/shop/search/search', { shop: true }),
  shopStreet: page<{ keyword?: string }>('otherpages/shop/street/street', { shop: true }),
  shopQrcode: page<Site>('otherpages/shop/machine_qrcode/machine_qrcode', { shop: true }),
  shopCategory: page<Site>('otherpages/shop/category/category', { fixed: true, shop: true }),
  shopGoods: page<GoodsFilter & Site & { couponId?: number; platformcouponTypeId?: number }>(
    'otherpages/shop/list/list',
    { shop: true, numbers: ['category_level', 'couponId', 'platformcouponTypeId'] },
  ),
  storeDetail: page<{ store_id: number; site_id?: number }>('otherpages/shop/store_detail/store_detail', {
    addons: ['store'],
  }),
  city: page('otherpages/index/city/city', { fixed: true, addons: ['city'] }),
  notes: page<Site>('otherpages/store_notes/note_list/note_list', { addons: ['notes'] }),
  noteDetail: page<{ note_id: number }>('otherpages/store_notes/note_detail/note_detail', { addons: ['notes'] }),
  diyPage: page<{ name?: string; site_id?: number }>('otherpages/diy/diy/diy', { scene: true }),
  helpList: page('otherpages/help/list/list'),
  helpDetail: page<ById>('otherpages/help/detail/detail'),
  noticeList: page('otherpages/notice/list/list'),
  noticeDetail: page<{ notice_id: number }>('otherpages/notice/detail/detail'),
  recharge: mine('otherpages/recharge/list/list', { addons: ['memberrecharge'] }),
  rechargeOrders: mine('otherpages/recharge/order_list/order_list', { addons: ['memberrecharge'] }),
  verification: mine('otherpages/verification/index/index'),
  verificationList: mine('otherpages/verification/list/list'),
  verificationDetail: mine<{ code?: string }>('otherpages/verification/detail/detail', { scene: true }),
  liveList: page<Site>('otherpages/live/list/list', { addons: ['live'] }),
  chatRoom: mine<{ site_id: number; sku_id?: number; order_id?: number }>('otherpages/chat/room/room', {
    keyboard: true,
    addons: ['servicer'],
  }),
  orderShipping: mine<{ transaction_id?: string; merchant_trade_no?: string }>(
    'otherpages/weapp/order_shipping/order_shipping',
    { nativeBar: true },
  ),
  webview: page<{ link: string }>('otherpages/webview/webview', { belowBar: true }),
  aiCompanion: page('otherpages/ad/ai/ai'),
  chooseLocation: page<{ keyword?: string; latitude?: string; longitude?: string }>(
    'otherpages/system/choose-location/choose-location',
    { nativeBar: true },
  ),
  openLocation: page<{ latitude?: string; longitude?: string; name?: string; address?: string }>(
    'otherpages/system/open-location/open-location',
    { nativeBar: true },
  ),
  messages: mine('otherpages/sitemessage/master/master', { addons: ['sitemessage'] }),
  accountMessages: mine('otherpages/sitemessage/account/account', { addons: ['sitemessage'] }),
  accountMessage: mine<ById>('otherpages/sitemessage/account_detail/account_detail', { addons: ['sitemessage'] }),
  promotionMessages: mine('otherpages/sitemessage/promotion/promotion', { addons: ['sitemessage'] }),
  groupMessages: mine('otherpages/sitemessage/group/group', { addons: ['sitemessage'] }),
  groupMessage: mine<ById>('otherpages/sitemessage/group_detail/group_detail', { addons: ['sitemessage'] }),
  orderMessages: mine('otherpages/sitemessage/order/order', { addons: ['sitemessage'] }),
  deliveryMessages: mine('otherpages/sitemessage/delivery/delivery', { addons: ['sitemessage'] }),

  // fenxiao
  fenxiao: mine('fenxiao/index/index', { addons: ['fenxiao'] }),
  fenxiaoApply: mine<Back>('fenxiao/apply/apply', { addons: ['fenxiao'] }),
  fenxiaoOrders: mine('fenxiao/order/order', { addons: ['fenxiao'] }),
  fenxiaoOrder: mine<ById>('fenxiao/order_detail/order_detail', { addons: ['fenxiao'] }),
  fenxiaoTeam: mine('fenxiao/team/team', { addons: ['fenxiao'] }),
  fenxiaoWithdraw: mine('fenxiao/withdraw_apply/withdraw_apply', { addons: ['fenxiao'] }),
  fenxiaoWithdrawals: mine('fenxiao/withdraw_list/withdraw_list', { addons: ['fenxiao'] }),
  fenxiaoPoster: mine('fenxiao/promote_code/promote_code', { addons: ['fenxiao'] }),
  fenxiaoLevel: mine<Way>('fenxiao/level/level', { addons: ['fenxiao'] }),
  fenxiaoGoods: mine<GoodsFilter>('fenxiao/goods_list/goods_list', {
    addons: ['fenxiao'],
    numbers: ['category_level'],
  }),
  fenxiaoFollow: mine('fenxiao/follow/follow', { addons: ['fenxiao'] }),
  fenxiaoBill: mine('fenxiao/bill/bill', { addons: ['fenxiao'] }),

  // promotionpages
  comboDetail: page<{ bl_id: number }>('promotionpages/combo/detail/detail', { addons: ['bundling'] }),
  comboPayment: mine('promotionpages/combo/payment/payment', { addons: ['bundling'] }),
  presaleList: page<Site>('promotionpages/presale/list/list', { addons: ['presale'] }),
  presaleDetail: page<{ id?: number; presale_id?: number; sku_id?: number }>('promotionpages/presale/detail/detail', {
    scene: true,
    addons: ['presale'],
  }),
  presalePayment: mine<{ id?: number }>('promotionpages/presale/payment/payment', { addons: ['presale'] }),
  presaleOrders: mine<{ status?: string }>('promotionpages/presale/order_list/order_list', { addons: ['presale'] }),
  presaleOrder: mine<ByOrder>('promotionpages/presale/order_detail/order_detail', { addons: ['presale'] }),
  topicList: page<Site>('promotionpages/topics/list/list', { addons: ['topic'] }),
  topicDetail: page<{ topic_id: number; title?: string }>('promotionpages/topics/detail/detail', { addons: ['topic'] }),
  topicGoods: page<ById>('promotionpages/topics/goods_detail/goods_detail', { scene: true, addons: ['topic'] }),
  topicPayment: mine('promotionpages/topics/payment/payment', { addons: ['topic'] }),
  seckillList: page<Site>('promotionpages/seckill/list/list', { addons: ['seckill'] }),
  seckillDetail: page<{ seckill_id: number }>('promotionpages/seckill/detail/detail', {
    scene: true,
    addons: ['seckill'],
  }),
  seckillPayment: mine('promotionpages/seckill/payment/payment', { addons: ['seckill'] }),
  pintuanList: page<Site>('promotionpages/pintuan/list/list', { addons: ['pintuan'] }),
  pintuanDetail: page<{ pintuan_id?: number; group_id?: number }>('promotionpages/pintuan/detail/detail', {
    scene: true,
    addons: ['pintuan'],
  }),
  myPintuan: mine('promotionpages/pintuan/my_spell/my_spell', { addons: ['pintuan'] }),
  pintuanShare: page<ById>('promotionpages/pintuan/share/share', { scene: true, addons: ['pintuan'] }),
  pintuanPayment: mine('promotionpages/pintuan/payment/payment', { addons: ['pintuan'] }),
  bargainList: page<Site>('promotionpages/bargain/list/list', { addons: ['bargain'] }),
  bargainDetail: page<{ bargain_id: number }>('promotionpages/bargain/detail/detail', {
    scene: true,
    addons: ['bargain'],
  }),
  bargainLaunch: page<ById>('promotionpages/bargain/launch/launch', { scene: true, addons: ['bargain'] }),
  myBargains: mine('promotionpages/bargain/my_bargain/my_bargain', { addons: ['bargain'] }),
  bargainPayment: mine('promotionpages/bargain/payment/payment', { addons: ['bargain'] }),
  groupbuyList: page<Site>('promotionpages/groupbuy/list/list', { addons: ['groupbuy'] }),
  groupbuyDetail: page<{ groupbuy_id?: number; sku_id?: number }>('promotionpages/groupbuy/detail/detail', {
    scene: true,
    addons: ['groupbuy'],
  }),
  groupbuyPayment: mine('promotionpages/groupbuy/payment/payment', { addons: ['groupbuy'] }),
  pointList: page<Site>('promotionpages/point/list/list', { addons: ['pointexchange'] }),
  pointGoods: page<ById>('promotionpages/point/detail/detail', { addons: ['pointexchange'] }),
  pointPayment: mine('promotionpages/point/payment/payment', { addons: ['pointexchange'] }),
  pointOrders: mine('promotionpages/point/order_list/order_list', { addons: ['pointexchange'] }),
  pointResult: mine<ByOrder>('promotionpages/point/result/result', { addons: ['pointexchange'] }),
  wholesaleList: page<Site>('promotionpages/wholesale/list/list', { addons: ['wholesale'] }),
  wholesaleDetail: page<{ goods_id?: number; sku_id?: number }>('promotionpages/wholesale/detail/detail', {
    scene: true,
    addons: ['wholesale'],
  }),
  wholesalePayment: mine('promotionpages/wholesale/payment/payment', { addons: ['wholesale'] }),
  wholesaleCart: mine('promotionpages/wholesale/cartList/cartList', { addons: ['wholesale'] }),
  scratchCards: page<{ id: number; site_id?: number }>('promotionpages/game/cards/cards', { addons: ['cards'] }),
  turntable: page<{ id: number; site_id?: number }>('promotionpages/game/turntable/turntable', {
    addons: ['turntable'],
  }),
  smashEggs: page<{ id: number; site_id?: number }>('promotionpages/game/smash_eggs/smash_eggs', { addons: ['egg'] }),
  gameRecord: mine<ById>('promotionpages/game/record/record', { addons: ['cards', 'turntable', 'egg'] }),
}
