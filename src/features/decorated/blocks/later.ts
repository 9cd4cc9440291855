import { PlatformCoupons, ShopCoupons } from './Coupons'
import { CutCity } from './CutCity'
import { CustomCube } from './CustomCube'
import { FenxiaoGoods } from './FenxiaoGoods'
import { GoodsCards } from './GoodsCards'
import { HorzLine } from './HorzLine'
import { LiveInfo } from './LiveInfo'
import { Notes } from './Notes'
import { Posters } from './Posters'
import { Bargains, Groupbuys, Pintuans, Presales, Seckills, WholesaleGoods } from './Promotions'
import { RankList } from './RankList'
import { RichTextBlock } from './RichTextBlock'
import { ShopInfo } from './ShopInfo'
import { ShopStore } from './ShopStore'
import { TextNav, Title } from './Titles'
import { VideoBlock } from './VideoBlock'

/** Blocks that seldom stand in a first screen: on H5 their code comes when one is drawn. */
export const later = {
  Title,
  ImageAds: Posters,
  RubikCube: CustomCube,
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
  CutCity,
}
