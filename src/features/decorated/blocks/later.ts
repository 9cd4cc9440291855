import { PlatformCoupons, ShopCoupons } from './Coupons'
import { FenxiaoGoods } from './FenxiaoGoods'
import { Bargains, Groupbuys, Pintuans, Presales, Seckills, WholesaleGoods } from './Promotions'
import { RankList } from './RankList'
import { RichTextBlock } from './RichTextBlock'
import { VideoBlock } from './VideoBlock'

/** Blocks that seldom stand in a first screen: on H5 their code comes when one is drawn. */
export const later = {
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
}
