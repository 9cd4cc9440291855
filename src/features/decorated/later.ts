import { PlatformCoupons, ShopCoupons } from './blocks/Coupons'
import { CutCity } from './blocks/CutCity'
import { FenxiaoGoods } from './blocks/FenxiaoGoods'
import { FloatBtn } from './blocks/FloatBtn'
import { GoodsCards } from './blocks/GoodsCards'
import { HorzLine } from './blocks/HorzLine'
import { LiveInfo } from './blocks/LiveInfo'
import { Notes } from './blocks/Notes'
import { Posters } from './blocks/Posters'
import { Bargains, Groupbuys, Pintuans, Presales, Seckills, WholesaleGoods } from './blocks/Promotions'
import { RankList } from './blocks/RankList'
import { RichTextBlock } from './blocks/RichTextBlock'
import { RubikCube } from './blocks/RubikCube'
import { ShopInfo } from './blocks/ShopInfo'
import { ShopStore } from './blocks/ShopStore'
import { TextNav, Title } from './blocks/Titles'
import { VideoBlock } from './blocks/VideoBlock'

/** Blocks that seldom stand in a first screen: on H5 their code comes when one is drawn. */
export const later = {
  Title,
  ImageAds: Posters,
  RubikCube,
  GoodsList: GoodsCards,
  TextNav,
  HorzLine,
  ShopInfo,
  ShopStore,
  RankList,
  RichText: RichTextBlock,
  Video: VideoBlock,
  ShopCoupon: ShopCoupons,
  AdminPlatformCoupon: PlatformCoupons,
  Seckill: Seckills,
  Groupbuy: Groupbuys,
  Pintuan: Pintuans,
  Bargain: Bargains,
  Presale: Presales,
  Wholesale: WholesaleGoods,
  FenxiaoGoodsList: FenxiaoGoods,
  Notes,
  LiveInfo,
  FloatBtn,
  CutCity,
}
