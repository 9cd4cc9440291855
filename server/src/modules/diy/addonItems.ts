import type { Addon } from '@mall/contract/settings'

/** A block of a custom page, as saved. */
export interface Item {
  controller?: unknown
  addon_name?: unknown
}

/** Blocks that show an addon's rows; older pages do not name it (wire/home-and-diy section 4). */
const addonOf: Partial<Record<string, Addon>> = {
  ShopCoupon: 'coupon',
  AdminPlatformCoupon: 'platformcoupon',
  Seckill: 'seckill',
  Pintuan: 'pintuan',
  Groupbuy: 'groupbuy',
  Bargain: 'bargain',
  Presale: 'presale',
  Wholesale: 'wholesale',
  FenxiaoGoodsList: 'fenxiao',
  Notes: 'notes',
  LiveInfo: 'live',
  ShopStore: 'store',
  CutCity: 'city',
}

/** Whether the addon a block needs is on; blocks without one always stay. */
export function isOn(item: Item, flags: Record<Addon, 0 | 1>): boolean {
  const named = String(item.addon_name ?? '').toLowerCase()
  const addon = named || addonOf[String(item.controller)]
  return !addon || !Object.hasOwn(flags, addon) || flags[addon as Addon] === 1
}
