/**
 * Blocks of decorated pages, each with the few values that differ. Sizes are design px. A text is left empty where the
 * storefront has its own, in both languages.
 */
import {
  diyTypes,
  type DiyItem,
  type DiyLink,
  type DiyValue,
  type GoodsListItem,
  type ItemOf,
} from '@mall/contract/diyComponents'

type Body<C extends keyof typeof diyTypes> = Omit<
  ItemOf<C>,
  'controller' | 'name' | 'type' | 'addon_name' | 'is_delete'
>

export function item<C extends keyof typeof diyTypes>(controller: C, body: Body<C>): DiyItem {
  return {
    controller,
    name: diyTypes[controller],
    type: diyTypes[controller],
    addon_name: '',
    is_delete: 0,
    ...body,
  } as unknown as DiyItem
}

export const link = (title: string, wap_url: string, site_id?: number): DiyLink => ({
  name: title,
  title,
  wap_url,
  ...(site_id !== undefined && { site_id }),
})

export const blank = (height: number, backgroundColor = ''): DiyItem =>
  item('HorzBlank', { height, backgroundColor, marginLeftRight: 0 })

/** The storefront's own texts are in it. */
export const searchField = (controller: 'Search' | 'ShopSearch'): DiyItem =>
  item(controller, {
    title: '',
    textColor: '#6b645e',
    textAlign: 'left',
    backgroundColor: '',
    bgColor: '#ffffff',
    borderType: 2,
    searchType: 1,
    searchImg: '',
    searchStyle: 1,
  })

/** The newest notices of the mall; hidden while there are none. */
export const notices = (): DiyItem =>
  item('Notice', {
    sources: 'default',
    style: 1,
    isEdit: 0,
    textColor: '#5b554f',
    fontSize: 26,
    backgroundColor: '#ffffff',
    marginTop: 16,
    list: [],
    noticeIds: [],
  })

/** Products of one promotion kind, under the storefront's own heading; hidden while none is running. */
export const promotions = (controller: 'Seckill' | 'Groupbuy' | 'Pintuan' | 'Presale' | 'Wholesale') =>
  item(controller, { style: 1, backgroundColor: '', marginTop: 16 })

export const platformCoupons = (): DiyItem =>
  item('AdminPlatformCoupon', {
    sources: 'default',
    style: 1,
    couponCount: 6,
    backgroundColor: '',
    marginTop: 24,
    status: 1,
    couponIds: [],
  })

export const listLook = {
  backgroundColor: '',
  marginTop: 0,
  paddingLeftRight: 24,
  isShowCart: 1,
  cartStyle: 1,
  isShowGoodName: 1,
  isShowMarketPrice: 1,
  isShowGoodSaleNum: 1,
  isShowGoodSubTitle: 0,
  goodsTag: 'default',
  tagImg: { imageUrl: '' },
} satisfies Partial<GoodsListItem>

export const goodsNewest = (goodsCount: number, style = 1): DiyItem =>
  item('GoodsList', {
    ...listLook,
    sources: 'default',
    categoryId: 0,
    categoryName: '',
    goodsCount,
    goodsId: [],
    style,
  })

export const page = (title: string, global: Partial<DiyValue['global']>, value: DiyItem[]): DiyValue => ({
  global: {
    title,
    bgColor: '#f6f4f2',
    bgTopColor: '',
    topNavColor: '',
    textNavColor: '',
    textColor: '',
    bgUrl: '',
    topNavbg: 0,
    openBottomNav: false,
    mpCollect: false,
    popWindow: { imageUrl: '', count: 0, link: '', imgWidth: 0, imgHeight: 0 },
    ...global,
  },
  value,
})

/** The category page by template (wire/home-and-diy section 4): 1 pictures, 2 and 3 goods to be added at once. */
export const categories = (title: string, level: 1 | 2 | 3, template: 1 | 2 | 3) =>
  page(title, {}, [item('GoodsCategory', { level, template })])
