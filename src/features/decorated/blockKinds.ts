import type { ComponentType } from 'react'
import type { DiyController, DiyItem, GraphicNavItem, ItemOf } from '@mall/contract/diyComponents'
import { FloatBtn } from './blocks/FloatBtn'
import { GoodsList } from './blocks/GoodsList'
import { goodsHeight } from './blocks/goodsLook'
import { GraphicNav } from './blocks/GraphicNav'
import { HorzBlank, HorzLine } from './blocks/Horz'
import { ImageAds } from './blocks/ImageAds'
import { Notice } from './blocks/Notice'
import { RubikCube } from './blocks/RubikCube'
import { Search } from './blocks/Search'
import { ShopInfo } from './blocks/ShopInfo'
import { TextBlock, TextNav, Title } from './blocks/TextBlock'

/** Blocks whose code is fetched together, when the first of them is drawn. */
export type BlockGroup = { readonly [C in DiyController]?: ComponentType<{ item: ItemOf<C> }> }

export type LoadGroup = () => Promise<BlockGroup>

interface Height<Item> {
  /** about how high it is, design px */
  height?: number | ((item: Item) => number)
}
interface Drawn<Item> extends Height<Item> {
  draw: ComponentType<{ item: Item }>
}
interface Loaded<Item> extends Height<Item> {
  /** the same function for all blocks of a group */
  load: LoadGroup
}
type BlockKinds = { readonly [C in DiyController]?: Drawn<ItemOf<C>> | Loaded<ItemOf<C>> }

/** Blocks that seldom stand in a first screen. */
const seldom = () => import('./blocks/later').then(({ later }) => later)

const navHeight = ({ list, showType = 4 }: GraphicNavItem) => Math.ceil((list?.length ?? 0) / showType) * 172

/** The blocks this storefront draws; a controller that is not here is left out (home-and-diy section 4). */
const kinds: BlockKinds = {
  Text: { draw: TextBlock, height: 90 },
  TextNav: { draw: TextNav },
  Title: { draw: Title, height: 90 },
  Notice: { draw: Notice, height: 90 },
  GraphicNav: { draw: GraphicNav, height: navHeight },
  ImageAds: { draw: ImageAds, height: (item) => item.height ?? 300 },
  Search: { draw: Search },
  ShopSearch: { draw: Search },
  RichText: { load: seldom },
  // no height: it is nothing to a guest
  FenxiaoGoodsList: { load: seldom },
  RubikCube: { draw: RubikCube, height: 280 },
  HorzLine: { draw: HorzLine },
  HorzBlank: { draw: HorzBlank, height: (item) => Number(item.height) || 0 },
  GoodsList: { draw: GoodsList, height: goodsHeight },
  FloatBtn: { draw: FloatBtn },
  ShopInfo: { draw: ShopInfo },
  RankList: { load: seldom, height: 380 },
  Video: { load: seldom, height: 420 },
  ShopCoupon: { load: seldom, height: 136 },
  AdminPlatformCoupon: { load: seldom, height: 136 },
  Seckill: { load: seldom, height: 460 },
  Groupbuy: { load: seldom, height: 460 },
  Pintuan: { load: seldom, height: 460 },
  Bargain: { load: seldom, height: 460 },
  Presale: { load: seldom, height: 460 },
  Wholesale: { load: seldom, height: 460 },
}

export const blockOf = ({ controller }: DiyItem) => kinds[controller] as Drawn<DiyItem> | Loaded<DiyItem> | undefined
