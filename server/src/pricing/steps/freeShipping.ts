import { perShop, type FreeShipping, type ShopQuote } from '../quote'

/**
 * Step 4 after the freight: a free-shipping promotion of the shop, a spend-and-save that ships free or, for express,
 * the member's level takes it away. An address that is not served stays so.
 */
export const freeShipping = perShop((shop, quote) => {
  if (shop.deliveryType === '' || shop.deliveryError) return {}
  const met = easiest((shop.freeShippings ?? []).filter((one) => isMet(one, shop, quote.regionIds ?? [])))
  const byLevel = shop.levelShipsFree === true && shop.deliveryType === 'express'
  const free = met !== undefined || byLevel || (shop.manjianGiven ?? []).some(({ rule }) => rule.freeShipping)
  return { ...(met ? { freeShipping: met } : {}), ...(free ? { deliveryMoney: 0 } : {}) }
})

const isMet = ({ atLeast, regionIds }: FreeShipping, shop: ShopQuote, to: number[]) =>
  shop.goodsMoney >= atLeast && (!regionIds || regionIds.some((regionId) => to.includes(regionId)))

const easiest = (met: FreeShipping[]) => [...met].sort((a, b) => a.atLeast - b.atLeast)[0]
