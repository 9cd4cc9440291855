import type { Module } from '../modules/module'
import type { PromotionKind, PromotionType } from '../promotions/promotionKind'

/** A way of selling that nobody has built, for tests of what all of them share. Nothing is sold in it unless `more` says so. */
export const madeUpKind = (type: PromotionType, more: Partial<PromotionKind> = {}): PromotionKind => ({
  type,
  addon: null,
  takes: { shopCoupons: false, manjian: false, platformCoupons: true, points: true, balance: true, cart: null },
  bill: { awaitsTransfer: false, isMerged: true },
  facts: () => Promise.resolve(undefined),
  ...more,
})

export const moduleOf = (...promotions: PromotionKind[]): Module => ({ routes: [], promotions })

/** All modules but those that bring these ways of selling: a test makes up its own in their place. */
export const without = (modules: readonly Module[], ...types: PromotionType[]): Module[] =>
  modules.filter((module) => !module.promotions?.some((kind) => types.includes(kind.type)))
