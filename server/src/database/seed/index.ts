import { agreementRows, helpRows, noticeRows } from './articles'
import { bargainRows, launchRows } from './bargains'
import { bundlingRows } from './bundling'
import { goodsRows } from './catalogue/goods'
import { brandRows, categoryRows, shopCategoryRows } from './catalogue/tree'
import { couponRows, memberCouponRows } from './coupons'
import { evaluationRows } from './evaluations/evaluations'
import { exchangeEntries, exchangeOrderRows } from './exchanges'
import { fenxiaoGoodsRows } from './fenxiao'
import { giftOrderRows, giftRows } from './gifts'
import { groupbuyRows } from './groupbuys'
import { addressRows, bankAccountRows, levelRows, memberRows } from './members'
import { discountRows, freeShippingRows, manjianRows } from './offers'
import { platformPages } from './pages/home'
import { shopPages } from './pages/shops'
import { pintuanRows } from './pintuans'
import { rechargeEntries, rechargeOrderRows, rechargeRows } from './recharges'
import { advRows, platformSettings, shopSettings } from './settings'
import { memberPlatformCouponRows, platformCouponRows } from './platformCoupons'
import { presaleRows } from './presales'
import { seckillRows, seckillTimeRows } from './seckill'
import { liveRows } from './lives'
import { noteRows } from './notes'
import { cityRows, platform, shopGroups, shopRows, storeRows, templateRows, trades } from './shops'
import { topicRows } from './topics'
import type { SeedData } from './types'
import { wholesaleRows } from './wholesale'
import { withdrawalEntries, withdrawalRows } from './withdrawals'

/** The demo mall of wire/demo-data: the same rows every time, times relative to `now` (unix seconds). */
export function seedData(now: number): SeedData {
  const goods = goodsRows(now)
  const withdrawals = withdrawalRows(now)
  const entriesOf = (memberId: number) => [
    ...withdrawals.filter((row) => row.member_id === memberId).flatMap(withdrawalEntries),
    ...rechargeEntries(memberId, now),
    ...exchangeEntries(memberId, now),
  ]
  return {
    platform,
    cities: cityRows,
    shops: shopRows(now, goods),
    trades,
    shopGroups,
    categories: categoryRows,
    shopCategories: shopCategoryRows,
    brands: brandRows,
    templates: templateRows(),
    stores: storeRows,
    goods,
    evaluations: evaluationRows(now, goods),
    levels: levelRows,
    members: memberRows(now, entriesOf),
    addresses: addressRows,
    bankAccounts: bankAccountRows,
    withdrawals,
    cancellations: [{ member_id: 8, apply_time: now - 3600 }],
    recharges: rechargeRows,
    rechargeOrders: rechargeOrderRows(now),
    exchangeOrders: exchangeOrderRows(now),
    gifts: giftRows,
    giftOrders: giftOrderRows(now),
    coupons: couponRows(now),
    memberCoupons: memberCouponRows(now),
    platformCoupons: platformCouponRows(now),
    memberPlatformCoupons: memberPlatformCouponRows(now),
    wholesale: wholesaleRows(now),
    seckillTimes: seckillTimeRows,
    seckills: seckillRows(now),
    bundlings: bundlingRows(now),
    groupbuys: groupbuyRows(now),
    pintuans: pintuanRows(now),
    bargains: bargainRows(now),
    launches: launchRows,
    presales: presaleRows(now),
    topics: topicRows(now),
    manjian: manjianRows(now),
    freeShipping: freeShippingRows(now),
    discounts: discountRows(now),
    fenxiaoGoods: fenxiaoGoodsRows,
    pages: [...platformPages, ...shopPages],
    notices: noticeRows(now),
    helps: helpRows(now),
    notes: noteRows(now),
    lives: liveRows(now),
    agreements: agreementRows,
    advs: advRows,
    settings: platformSettings,
    shopSettings,
  }
}
