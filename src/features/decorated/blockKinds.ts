import type { ComponentType } from 'react'
import type {
  DiyController,
  DiyItem,
  GraphicNavItem,
  ImageAdsItem,
  ItemOf,
  RubikCubeItem,
} from '@mall/contract/diyComponents'
import { FloatBtn } from './blocks/FloatBtn'
import { goodsHeight } from './blocks/goodsLook'
import { GraphicNav, perRowOf } from './blocks/GraphicNav'
import { HorzBlank } from './blocks/HorzBlank'
import { Carousel } from './blocks/Carousel'
import { Notice } from './blocks/Notice'
import { postersOf } from './blocks/Poster'
import { RubikCube } from './blocks/RubikCube'
import { Search } from './blocks/Search'
import { isRich } from './blocks/seckillLook'
import { Seckills } from './blocks/Seckills'
import { slotHeight } from './blocks/slotHeight'

/** Blocks whose code is fetched together, when the first of them is drawn. */
export type BlockGroup = { readonly [C in DiyController]?: ComponentType<{ item: ItemOf<C> }> }

export type LoadGroup = () => Promise<BlockGroup>

interface Kind<Item> {
  draw?: ComponentType<{ item: Item }>
  /** the same function for all blocks of a group */
  load?: LoadGroup
  /** of a block that can be drawn at once: whether this one is of those whose code is loaded */
  rare?: (item: Item) => boolean
  /** about how high it is, design px */
  height?: number | ((item: Item) => number)
  /** that height is kept free until its code is there, as it takes it whatever its data are */
  keeps?: true
}
type BlockKinds = { readonly [C in DiyController]?: Kind<ItemOf<C>> }

/** Blocks that are seldom in the window of a phone when the page opens. */
export const seldom = () => import('./later').then(({ later }) => later)
/** Blocks that need much code of their own. */
const large = () => import('./blocks/large').then(({ large }) => large)

const isOwnCube = (item: RubikCubeItem) => item.selectedTemplate === 'custom-rubik-cube'
const isSingle = (item: ImageAdsItem) => item.selectedTemplate === 'single-graph'
const adsHeight = (item: ImageAdsItem) => {
  // as the operator saved it
  const list = Array.isArray(item.list) ? item.list : []
  const pictures = isSingle(item) ? list : list.slice(0, 1)
  return pictures.reduce((sum, picture) => sum + postersOf(item).tall(picture ?? {}), 0)
}
/** By its first picture: a square, or as wide as the columns beside each other make it. */
const cubeHeight = ({ selectedTemplate = 'row1-of2', list }: RubikCubeItem) => {
  const { imgWidth, imgHeight } = list?.[0] ?? {}
  const columns = Number(/^row1-of(\d)/.exec(selectedTemplate)?.[1] ?? 2)
  return selectedTemplate === 'custom-rubik-cube' ? 702 : ((imgHeight || 1) / (imgWidth || 1)) * (702 / columns)
}

const navHeight = (item: GraphicNavItem) => Math.ceil((item.list?.length ?? 0) / perRowOf(item)) * 172

/** The blocks this storefront draws; a controller that is not here is left out (home-and-diy section 4). */
const kinds: BlockKinds = {
  Text: { load: seldom, height: 90 },
  TextNav: { load: seldom },
  Title: { load: seldom, height: 90 },
  Notice: { draw: Notice, height: 90 },
  GraphicNav: { draw: GraphicNav, height: navHeight },
  ImageAds: { draw: Carousel, load: seldom, rare: isSingle, height: adsHeight, keeps: true },
  Search: { draw: Search, height: 96 },
  ShopSearch: { draw: Search, height: 96 },
  RichText: { load: seldom },
  // no height: it is nothing to a guest
  FenxiaoGoodsList: { load: seldom },
  RubikCube: { draw: RubikCube, load: seldom, rare: isOwnCube, height: cubeHeight, keeps: true },
  HorzLine: { load: seldom },
  HorzBlank: { draw: HorzBlank, height: (item) => item.height || 0 },
  GoodsList: { load: seldom, height: goodsHeight, keeps: true },
  GoodsCategory: { load: large, height: 1200, keeps: true },
  FloatBtn: { draw: FloatBtn, height: 0 },
  ShopInfo: { load: seldom, height: 264, keeps: true },
  ShopStore: { load: seldom, height: 300 },
  RankList: { load: seldom, height: 380 },
  Video: { load: seldom, height: 420 },
  ShopCoupon: { load: seldom, height: 136 },
  AdminPlatformCoupon: { load: seldom, height: 136 },
  Seckill: { draw: Seckills, load: seldom, rare: isRich, height: slotHeight, keeps: true },
  Groupbuy: { load: seldom, height: 460 },
  Pintuan: { load: seldom, height: 460 },
  Bargain: { load: seldom, height: 460 },
  Presale: { load: seldom, height: 460 },
  Wholesale: { load: seldom, height: 460 },
  Notes: { load: seldom, height: 600 },
  // no height: where WeChat is not, it is nothing
  LiveInfo: { load: seldom },
  CutCity: { load: seldom, height: 88, keeps: true },
}

export const blockOf = ({ controller }: DiyItem) => kinds[controller] as Kind<DiyItem> | undefined

/** design px of a block that cannot be told: low, so that rather too many are drawn */
const low = 40

export function heightOf(item: DiyItem): number {
  const { height = low } = blockOf(item) ?? {}
  return Number(typeof height === 'number' ? height : height(item)) || 0
}
