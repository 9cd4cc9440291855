import { comes, ended, runs } from './periods'
import type { DiscountSeed, FreeShippingSeed, ManjianSeed } from './types'

export const manjianRows = (now: number): ManjianSeed[] => [
  {
    shop: 'shop-3',
    manjian_id: 1,
    manjian_name: '青禾家居 春日满减',
    type: 0,
    rules: [
      { money: '100.00', discount_money: '8.00' },
      { money: '200.00', discount_money: '20.00' },
      { money: '300.00', discount_money: '35.00', present: { sku: 2, num: 1 }, coupon_type_id: 1 },
    ],
    ...runs(now),
  },
  {
    shop: 'shop-7',
    manjian_id: 2,
    manjian_name: '山野鲜生 多件立减',
    type: 1,
    rules: [
      { money: '2.00', discount_money: '5.00' },
      { money: '5.00', discount_money: '20.00' },
    ],
    ...runs(now),
  },
  {
    shop: 'shop-11',
    manjian_id: 3,
    manjian_name: '一帆数码 满 99 包邮',
    type: 0,
    rules: [{ money: '99.00', discount_money: '0.00', free_shipping: 1 }],
    ...runs(now),
  },
  {
    shop: 'shop-14',
    manjian_id: 4,
    manjian_name: '花间服饰 上新满减',
    type: 0,
    rules: [{ money: '300.00', discount_money: '30.00' }],
    ...comes(now),
  },
  {
    shop: 'shop-14',
    manjian_id: 5,
    manjian_name: '花间服饰 换季满减',
    type: 0,
    rules: [{ money: '200.00', discount_money: '25.00' }],
    ...ended(now),
  },
]

/** 杭州市 */
const hangzhou = 330_100

export const freeShippingRows = (now: number): FreeShippingSeed[] => [
  { shop: 'shop-11', freeshipping_id: 1, at_least: '59.00', region_ids: [hangzhou], ...runs(now) },
]

/** Percent of the price of each sku. */
export const discountRows = (now: number): DiscountSeed[] => [
  {
    shop: 'shop-14',
    discount_id: 1,
    goods: { g1401: 85, g1405: 80, g1409: 75, g1422: 80, g1434: 70, g1438: 90 },
    ...runs(now),
  },
  { shop: 'shop-7', discount_id: 2, goods: { g737: 85, g749: 80 }, ...comes(now) },
  { shop: 'shop-3', discount_id: 3, goods: { g358: 80 }, ...ended(now) },
]
