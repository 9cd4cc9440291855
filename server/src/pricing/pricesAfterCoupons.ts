import { afterCoupons, type OffersOfPiece, type Piece } from './afterCoupons'

type Price = number | undefined

const offersMost = 100
const pricesMost = 2000
const known = new Map<string, Map<string, Price>>()

/**
 * `afterCoupons` of pieces in one shop. Every row of every list asks it, and many have the same prices under the same offers:
 * what was calculated is kept by all that it depends on.
 */
export function pricesAfterCoupons(offers: OffersOfPiece): (piece: Piece) => Price {
  const prices = of(known, offersMost, JSON.stringify(offers), () => new Map<string, Price>())
  const chosenGoods = [...offers.coupons, ...offers.manjian].flatMap(({ goodsIds }) => (goodsIds ? [goodsIds] : []))
  return (piece) => {
    const { goodsId, listPrice, discountPrice, memberPrice } = piece
    const counted = chosenGoods.map((goodsIds) => Number(goodsIds.includes(goodsId)))
    const key = [listPrice, discountPrice, memberPrice, ...counted].join()
    return of(prices, pricesMost, key, () => afterCoupons(piece, offers))
  }
}

function of<T>(all: Map<string, T>, most: number, key: string, make: () => T): T {
  if (all.has(key)) return all.get(key) as T
  const made = make()
  if (all.size >= most) all.clear()
  all.set(key, made)
  return made
}
