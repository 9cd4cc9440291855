import { PlatformCoupons, ShopCoupons } from './blocks/Coupons'
import { CutCity } from './blocks/CutCity'
import { DescribedSeckills } from './blocks/DescribedSeckills'
import { FenxiaoGoods } from './blocks/FenxiaoGoods'
import { GoodsBlock } from './blocks/GoodsBlock'
import { HorzLine } from './blocks/HorzLine'
import { LiveInfo } from './blocks/LiveInfo'
import { Notes } from './blocks/Notes'
import { OwnCube } from './blocks/OwnCube'
import { Posters } from './blocks/Posters'
import { Bargains, Groupbuys, Pintuans, Presales, WholesaleGoods } from './blocks/Promotions'
import { RankList } from './blocks/RankList'
import { RichTextBlock } from './blocks/RichTextBlock'
import { ShopInfo } from './blocks/ShopInfo'
import { ShopStore } from './blocks/ShopStore'
import { TextBlock } from './blocks/TextBlock'
import { TextNav, Title } from './blocks/Titles'
import { VideoBlock } from './blocks/VideoBlock'

/** Blocks that are seldom in the window of a phone when the page opens: on H5 their code comes when one is drawn. */
export const later = {
  Text: TextBlock,
  Title,
  ImageAds: Posters,
  RubikCube: OwnCube,
  GoodsList: GoodsBlock,
  TextNav,
  HorzLine,
  ShopInfo,
  ShopStore,
  RankList,
  RichText: RichTextBlock,
  Video: VideoBlock,
  ShopCoupon: ShopCoupons,
  AdminPlatformCoupon: PlatformCoupons,
  Seckill: DescribedSeckills,
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
