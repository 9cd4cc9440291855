import type { CouponType } from '@mall/contract/coupon'
import { yuan } from '../../lib/money'
import type { ManjianRule, ShopQuote } from '../../pricing/quote'
import { ruleRow } from '../manjian/manjian.service'
import type { Checkout } from './checkout.service'

/** The coupon a rule gives, as long as there are some. */
export type CouponFinder = (rule: ManjianRule) => CouponType | undefined

/** What is reached now: the rules with their reductions, the gifts there are, and why nothing is paid for delivery. */
export function promotions(shop: ShopQuote, { presents }: Pick<Checkout, 'presents'>, couponOf: CouponFinder) {
  const given = shop.manjianGiven ?? []
  const coupons = given.map(({ rule }) => couponOf(rule)).filter((coupon) => coupon !== undefined)
  return {
    promotion: {
      manjian: given.map(({ manjian, discountMoney, skuIds }) => ({
        manjian_id: manjian.manjianId,
        manjian_name: manjian.name,
        discount_money: yuan(discountMoney),
        sku_ids: skuIds,
      })),
      freeshipping: shop.freeShipping ? { at_least: yuan(shop.freeShipping.atLeast) } : null,
    },
    manjian_rule_list: given.map(({ manjian, rule }) => ruleRow(rule, manjian.countsPieces, couponOf(rule))),
    present_list: {
      goods_list: presents
        .filter(({ siteId }) => siteId === shop.siteId)
        .map(({ sku, num }) => ({
          sku_id: sku.skuId,
          goods_id: sku.goodsId,
          sku_name: sku.skuName,
          sku_image: sku.skuImage,
          num,
        })),
      coupon_list: coupons.map(({ coupon_type_id, coupon_name, type, money, discount, at_least }) => ({
        coupon_type_id,
        coupon_name,
        type,
        money,
        discount,
        at_least,
      })),
    },
  }
}
