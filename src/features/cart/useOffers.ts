import { useMemo } from 'react'
import type { CartRow } from '@mall/contract/cart'
import type { ManjianInfo } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import type { Cart } from '@/domain/cart/useCart'
import { sharesOf, type ChosenLine, type Share } from '@/domain/manjian/nextStep'
import { cents, currentPrice, yuan } from '@/domain/price/money'
import { useAddon } from '@/session/boot'

/** the most that are asked for in one call */
const maxShops = 100

const lineOf = (row: CartRow, goodsOf: ReadonlyMap<number, number>): ChosenLine => ({
  goods_id: goodsOf.get(row.sku_id),
  price: currentPrice(row),
  num: row.num,
})

export interface Offers {
  /** of each shop with spend-and-save, by site_id: those for goods that lie in the cart */
  shares: ReadonlyMap<number, Share<ManjianInfo>[]>
  cart: Cart
}

/** The spend-and-save of the cart's shops, and the cart with what the chosen rows get by it taken off. */
export function useOffers(cart: Cart, goodsOf: ReadonlyMap<number, number>): Offers {
  const { shops, chosenIds, total, saved } = cart
  const on = useAddon('manjian')
  const sites = shops.slice(0, maxShops).map(({ siteId }) => siteId)
  const enabled = on && sites.length > 0
  const site_ids = [...sites].sort((a, b) => a - b).join()
  const { data, loading } = useData('/manjian/api/manjian/lists', { site_ids }, { enabled, silent: true })
  const shares = useMemo(() => {
    const found = new Map<number, Share<ManjianInfo>[]>()
    for (const { siteId, rows } of shops) {
      const lines = rows.map((row) => lineOf(row, goodsOf))
      const offers = (data ?? []).filter((info) => info.site_id === siteId && info.rule_json.length > 0)
      const isThere = new Set(sharesOf(offers, lines).flatMap(({ info, chosen }) => (chosen.count > 0 ? [info] : [])))
      const chosen = lines.filter((_, at) => chosenIds.has(rows[at]?.cart_id ?? 0))
      found.set(
        siteId,
        sharesOf(offers, chosen).filter(({ info }) => isThere.has(info)),
      )
    }
    return found
  }, [shops, chosenIds, goodsOf, data])
  const less = [...shares.values()].flat().reduce((sum, share) => sum + share.less, 0)
  const updating = cart.updating || (enabled && loading)
  return {
    shares,
    cart: { ...cart, updating, total: yuan(cents(total) - less), saved: yuan(cents(saved) + less) },
  }
}
