import { importOrder } from '@mall/contract/importRows'
import { giftList } from '../gift/giftImport'
import { brandList } from '../goods/brandImport'
import { categoryList, shopCategoryList } from '../category/categoryImport'
import { agreementList } from '../content/agreementImport'
import { helpList } from '../content/helpImport'
import { noticeList } from '../content/noticeImport'
import { couponList, platformCouponList } from '../coupon/couponImport'
import { advList } from '../diy/advImport'
import { cityList } from '../diy/cityImport'
import { pageList } from '../diy/pageImport'
import { fenxiaoGoodsList } from '../fenxiao/fenxiaoGoodsImport'
import { goodsList } from '../goods/goodsImport'
import { templateList } from '../goods/templateImport'
import { levelList } from '../level/levelImport'
import { liveList } from '../live/liveImport'
import { noteList } from '../note/noteImport'
import { rechargeList } from '../recharge/rechargeImport'
import { shopList } from '../shop/shopImport'
import { storeList } from '../store/storeImport'
import type { ImportedList } from './list'

/** The lists that are served. A new one is one file beside its noun and one row here. */
const served: readonly ImportedList[] = [
  cityList,
  shopList,
  categoryList,
  brandList,
  shopCategoryList,
  templateList,
  storeList,
  levelList,
  goodsList,
  fenxiaoGoodsList,
  couponList,
  platformCouponList,
  giftList,
  rechargeList,
  advList,
  agreementList,
  pageList,
  noticeList,
  helpList,
  noteList,
  liveList,
]

/** Those that others name first. */
export const lists = [...served].sort((a, b) => importOrder.indexOf(a.name) - importOrder.indexOf(b.name))
