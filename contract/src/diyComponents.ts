/**
 * The blocks of a custom page (home-and-diy.md section 4). `value` of a page is the JSON text of a DiyValue.
 * Sizes are design px (750 = the screen's width). An unknown controller or field is ignored, an unknown value
 * takes the first that is listed.
 */
import * as v from 'valibot'

/** Off: "0", 0, false and empty. */
export type Switch = 0 | 1 | '0' | '1' | '' | boolean
/** `#rrggbb`, may be empty. */
export type Colour = string

/** Empty = no link; wap_url is a route or an address that starts with http. */
export interface DiyLink {
  name?: string
  title?: string
  wap_url?: string
  site_id?: number
}
/** Some editors save an empty text in place of a link. */
export type LinkField = DiyLink | '' | null

/** Bottom navigation: parsed `value` of diyview/bottomNav. */
export interface BottomNav {
  /** 1 image and text, 2 image, 3 text */
  type: 1 | 2 | 3
  backgroundColor: Colour
  textColor: Colour
  textHoverColor: Colour
  list: { title: string; text?: string; iconPath: string; selectedIconPath: string; link: LinkField }[]
}

/** Settings of the page itself. */
export interface DiyGlobal {
  title: string
  bgColor?: Colour
  bgTopColor?: Colour
  topNavColor?: Colour
  textNavColor?: Colour
  textColor?: Colour
  bgUrl?: string
  /** transparent top bar */
  topNavbg?: Switch
  openBottomNav?: boolean
  /** hint to add the mini-program to the favourites */
  mpCollect?: boolean
  popWindow?: {
    imageUrl: string
    /** -1 at every visit, 0 only at the first */
    count: -1 | 0
    link: LinkField
    imgWidth: number
    imgHeight: number
  }
}

interface Item<C extends string> {
  controller: C
  /** the type key; also read from `type` */
  name?: string
  type?: string
  addon_name?: string
  /** 1 = leave out */
  is_delete?: Switch
}
type Align = 'left' | 'center'
interface Picture {
  imageUrl: string
  title?: string
}
interface LinkedPicture extends Picture {
  link?: LinkField
  imgWidth?: number
  imgHeight?: number
}
/** Where a list's rows come from: the newest, a category, or chosen ids. */
interface Sourced {
  sources?: 'default' | 'category' | 'diy'
  categoryId?: number
  categoryName?: string
  goodsCount?: number
  /** chosen ids, of the kind the list call takes */
  goodsId?: number[]
}

export interface TextItem extends Item<'Text'> {
  title: string
  subTitle?: string
  textColor?: Colour
  alignStyle?: Align
  textAlign?: Align
  fontSize?: number
  fontSizeSub?: number
  fontWeight?: number | string
  colorSub?: Colour
  backgroundColor?: Colour
  marginTop?: number
  padding?: number
  style?: number
  styleName?: string
  sub?: Switch
  isShowMore?: Switch
  moreText?: string
  moreLink?: LinkField
  btnColor?: Colour
  link?: LinkField
}
export interface TextNavItem extends Item<'TextNav'> {
  textColor?: Colour
  fontSize?: number
  textAlign?: Align
  arrangement?: string
  backgroundColor?: Colour
  list: { text: string; link?: LinkField }[]
}
export interface TitleItem extends Item<'Title'> {
  title: string
  textColor?: Colour
  backgroundColor?: Colour
  leftLink?: LinkField
  rightLink?: LinkField
  isOpenOperation?: Switch
  operation_name?: string
}
export interface NoticeItem extends Item<'Notice'> {
  sources?: 'default' | 'diy'
  style?: number
  isEdit?: Switch
  textColor?: Colour
  fontSize?: number
  backgroundColor?: Colour
  marginTop?: number
  list?: { title: string; link?: LinkField }[]
  noticeIds?: number[]
}
export interface GraphicNavItem extends Item<'GraphicNav'> {
  selectedTemplate?: 'imageNavigation' | 'textNavigation'
  /** items per row */
  showType?: 3 | 4 | 5
  scrollSetting?: 'fixed' | 'horizontal'
  navRadius?: 'fillet' | 'right-angle'
  textColor?: Colour
  backgroundColor?: Colour
  padding?: number
  marginTop?: number
  list: LinkedPicture[]
}
export interface ImageAdsItem extends Item<'ImageAds'> {
  selectedTemplate?: 'carousel-posters' | 'single-graph'
  imageClearance?: number
  imageRadius?: number
  carouselChangeStyle?: 'circle' | 'line'
  marginTop?: number
  padding?: number
  height?: number
  list: LinkedPicture[]
}
interface SearchFields {
  /** placeholder */
  title?: string
  textColor?: Colour
  textAlign?: Align
  backgroundColor?: Colour
  bgColor?: Colour
  /** 1 square, 2 round */
  borderType?: 1 | 2
  searchType?: number
  searchImg?: string
  searchStyle?: number
}
export interface SearchItem extends Item<'Search'>, SearchFields {}
export interface ShopSearchItem extends Item<'ShopSearch'>, SearchFields {}
export interface RichTextItem extends Item<'RichText'> {
  html: string
  padding?: number
  backgroundColor?: Colour
  marginTop?: number
}
export const rubikTemplates = [
  'row1-of2',
  'row1-of3',
  'row1-of4',
  'row2-lt-of2-rt',
  'row1-lt-of2-rt',
  'row1-tp-of2-bm',
  'row1-lt-of1-tp-of2-bm',
  'custom-rubik-cube',
] as const
export interface RubikCubeItem extends Item<'RubikCube'> {
  selectedTemplate?: (typeof rubikTemplates)[number]
  list: LinkedPicture[]
  selectedRubikCubeArray?: unknown[]
  diyHtml?: string
  customRubikCube?: number
  heightArray?: unknown[]
  imageGap?: number
  backgroundColor?: Colour
}
export interface HorzLineItem extends Item<'HorzLine'> {
  color?: Colour
  margin?: number
  padding?: number
  borderStyle?: 'solid' | 'dashed' | 'dotted'
}
export interface HorzBlankItem extends Item<'HorzBlank'> {
  height: number
  backgroundColor?: Colour
  marginLeftRight?: number
}
export interface GoodsListItem extends Item<'GoodsList'>, Sourced {
  style?: number
  backgroundColor?: Colour
  marginTop?: number
  paddingLeftRight?: number
  isShowCart?: Switch
  cartStyle?: number
  isShowGoodName?: Switch
  isShowMarketPrice?: Switch
  isShowGoodSaleNum?: Switch
  isShowGoodSubTitle?: Switch
  goodsTag?: string
  tagImg?: { imageUrl: string }
}
export interface GoodsCategoryItem extends Item<'GoodsCategory'> {
  level?: 1 | 2 | 3
  template?: 1 | 2 | 3
}
/** Drives the page as tabs. */
export interface TopCategoryItem extends Item<'TopCategory'> {
  title?: string
  selectColor?: Colour
  nsSelectColor?: Colour
  backgroundColor?: Colour
  styleType?: string
}
export interface FloatBtnItem extends Item<'FloatBtn'> {
  textColor?: Colour
  backgroundColor?: Colour
  btnBottom?: number
  baseBtnBottom?: number
  /** 1 top left, 2 top right, 3 bottom left, 4 bottom right */
  bottomPosition?: 1 | 2 | 3 | 4
  list: LinkedPicture[]
}
export interface VideoItem extends Item<'Video'> {
  url: string
  padding?: number
  id?: string | number
}
export interface ShopInfoItem extends Item<'ShopInfo'> {
  color?: Colour
}
export type ShopStoreItem = Item<'ShopStore'>
export interface RankListItem extends Item<'RankList'> {
  categoryId?: number
  categoryLevel?: number
  goodsId?: number[]
  goodsCount?: number
}
interface CouponFields {
  sources?: 'default' | 'diy'
  style?: number
  couponCount?: number
  backgroundColor?: Colour
  marginTop?: number
  status?: number
  couponIds?: number[]
}
export interface ShopCouponItem extends Item<'ShopCoupon'>, CouponFields {}
export interface AdminPlatformCouponItem extends Item<'AdminPlatformCoupon'>, CouponFields {}

/** Head of a promotion's block: the title picture and the "more" picture. */
export interface ListHead {
  list?: Picture
  listMore?: Picture
  titleTextColor?: Colour
  moreTextColor?: Colour
}
export interface SeckillItem extends Item<'Seckill'>, ListHead {
  style?: number
  changeType?: number
  bgSelect?: 'red'
  backgroundColor?: Colour
  marginTop?: number
  paddingLeftRight?: number
  isShowGoodsName?: Switch
  isShowGoodsDesc?: Switch
  isShowGoodsPrice?: Switch
  isShowGoodsPrimary?: Switch
  isShowGoodsStock?: Switch
}
export interface PromotionFields extends Sourced, ListHead {
  style?: number
  styleName?: string
  changeType?: number
  backgroundColor?: Colour
  bgSelect?: 'blue' | 'yellow' | 'violet' | 'red'
  marginTop?: number
}
export interface PintuanItem extends Item<'Pintuan'>, PromotionFields {}
export interface GroupbuyItem extends Item<'Groupbuy'>, PromotionFields {}
export interface BargainItem extends Item<'Bargain'>, PromotionFields {}
export interface PresaleItem extends Item<'Presale'>, PromotionFields {}
export interface WholesaleItem extends Item<'Wholesale'>, PromotionFields {}
export interface FenxiaoGoodsListItem extends Item<'FenxiaoGoodsList'>, Sourced, ListHead {
  style?: number
  backgroundColor?: Colour
  padding?: number
  goodsTag?: string
  tagImg?: { imageUrl: string }
}
export interface NotesItem extends Item<'Notes'>, Sourced, ListHead {
  style?: number
  backgroundColor?: Colour
  marginTop?: number
  paddingLeftRight?: number
  notesLabel?: Switch
  readNum?: Switch
  thumbsUpNum?: Switch
  uploadTime?: Switch
}
/** Mini-program only. */
export interface LiveInfoItem extends Item<'LiveInfo'> {
  marginTop?: number
  isShowAnchorInfo?: Switch
  isShowLiveGood?: Switch
}
export type CutCityItem = Item<'CutCity'>

export type DiyItem =
  | TextItem
  | TextNavItem
  | TitleItem
  | NoticeItem
  | GraphicNavItem
  | ImageAdsItem
  | SearchItem
  | RichTextItem
  | RubikCubeItem
  | HorzLineItem
  | HorzBlankItem
  | GoodsListItem
  | GoodsCategoryItem
  | TopCategoryItem
  | FloatBtnItem
  | VideoItem
  | ShopInfoItem
  | ShopSearchItem
  | ShopStoreItem
  | RankListItem
  | ShopCouponItem
  | AdminPlatformCouponItem
  | SeckillItem
  | PintuanItem
  | GroupbuyItem
  | BargainItem
  | PresaleItem
  | WholesaleItem
  | FenxiaoGoodsListItem
  | NotesItem
  | LiveInfoItem
  | CutCityItem
export type DiyController = DiyItem['controller']
export type ItemOf<C extends DiyController> = Extract<DiyItem, { controller: C }>

/** controller -> type key. */
export const diyTypes = {
  Text: 'TEXT',
  TextNav: 'TEXT_NAV',
  Title: 'TITLE',
  Notice: 'NOTICE',
  GraphicNav: 'GRAPHIC_NAV',
  ImageAds: 'IMAGE_ADS',
  Search: 'SEARCH',
  RichText: 'RICH_TEXT',
  RubikCube: 'RUBIK_CUBE',
  HorzLine: 'HORZ_LINE',
  HorzBlank: 'HORZ_BLANK',
  GoodsList: 'GOODS_LIST',
  GoodsCategory: 'GOODS_CATEGORY',
  TopCategory: 'TOP_CATEGORY',
  FloatBtn: 'FLOAT_BTN',
  Video: 'VIDEO',
  ShopInfo: 'SHOP_INFO',
  ShopSearch: 'SHOP_SEARCH',
  ShopStore: 'SHOP_STORE',
  RankList: 'RANK_LIST',
  ShopCoupon: 'SHOP_COUPON',
  AdminPlatformCoupon: 'ADMIN_PLATFORM_COUPON',
  Seckill: 'SECKILL_LIST',
  Pintuan: 'PINTUAN_LIST',
  Groupbuy: 'GROUPBUY_LIST',
  Bargain: 'BARGAIN_LIST',
  Presale: 'PRESALE_LIST',
  Wholesale: 'WHOLESALE_LIST',
  FenxiaoGoodsList: 'FENXIAO_GOODS_LIST',
  Notes: 'NOTES_LIST',
  LiveInfo: 'WEAPP_LIVE',
  CutCity: 'CUT_CITY',
} as const satisfies Record<DiyController, string>

/** Controllers a page may hold only once. */
export const singleControllers = [
  'Search',
  'GoodsCategory',
  'FloatBtn',
  'Seckill',
  'LiveInfo',
] as const satisfies readonly DiyController[]

/** Parsed `value` of a page: the items are read by their controller's type above. */
export interface DiyValue {
  global: DiyGlobal
  value: DiyItem[]
}
/** The envelope of a page; an item is only checked for its controller, its block degrades alone. */
export const diyValue = v.object({
  global: v.looseObject({ title: v.string() }),
  value: v.array(v.looseObject({ controller: v.string() })),
})
