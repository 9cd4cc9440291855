import type { Words } from '@mall/contract/words'
import pointInPolygon from 'point-in-polygon-hao'
import { distance, type Place } from '../../lib/distance'
import { yuan } from '../../lib/money'
import type { Circle, DistanceFreight, LocalTerms, Polygon } from '../localTerms'
import { notAddressed } from '../notAddressed'
import { perShop, type Blocker } from '../quote'

const refusal = (message: Words): Blocker => ({ errorCode: 12, message })
const unlocated = refusal({
  zh: '请在地图上选择收货地址的位置',
  en: 'Please choose the place of your address on the map',
})
const unserved = refusal({ zh: '收货地址不在该店铺的配送范围内', en: 'The shop does not deliver to this address' })

function notReached(startMoney: number, goodsMoney: number): Blocker {
  const [start, missing] = [yuan(startMoney), yuan(startMoney - goodsMoney)]
  const message = { zh: `满¥${start}起送，还差¥${missing}`, en: `Delivered from ¥${start} on, ¥${missing} to go` }
  return { errorCode: 1, message }
}

/** Where the goods go: a place on the map, if it is known, in regions, the smallest first. */
export interface Destination {
  to: Place | undefined
  regionIds: number[]
}

/** Step 4 for local delivery: by distance, drawn areas or districts (wire/checkout-and-pay section 5). */
export const local = perShop((shop, quote) => {
  const { regionIds, to } = quote
  if (shop.deliveryType !== 'local' || !shop.local) return {}
  const found = regionIds ? localFreight(shop.local, shop.goodsMoney, { to, regionIds }) : notAddressed(12, quote)
  return typeof found === 'number' ? { deliveryMoney: found } : { deliveryMoney: 0, deliveryError: found }
})

/** Cents, or what stands in the way: first of all the address, then the goods' money. */
export function localFreight(terms: LocalTerms, goodsMoney: number, { to, regionIds }: Destination): number | Blocker {
  if (terms.by === 'areas') return to ? freightInAreas(terms.areas, goodsMoney, to) : unlocated
  if (terms.by === 'districts' && !regionIds.some((id) => terms.districtIds.includes(id))) return unserved
  const { freight, startMoney } = terms
  let money: number | undefined = freight.firstMoney
  if (terms.by === 'distance' || terms.stepped) {
    if (!to) return unlocated
    money = terms.from && freightFor(distance(terms.from, to), freight)
  }
  if (money === undefined) return unserved
  return goodsMoney < startMoney ? notReached(startMoney, goodsMoney) : money
}

/** Whole millimetres: a rounding error of degrees begins no further kilometre. */
const millimetres = (km: number) => Math.round(km * 1_000_000)

/** undefined = too far. */
export function freightFor(km: number, { first, firstMoney, further, furtherMoney, most }: DistanceFreight) {
  const [way, free, step] = [millimetres(km), millimetres(first), millimetres(further)]
  if (most > 0 && way > millimetres(most)) return undefined
  const begun = way > free && step > 0 ? Math.ceil((way - free) / step) : 0
  return firstMoney + begun * furtherMoney
}

/** The cheapest of the areas around the place for which the goods are enough. */
function freightInAreas(areas: (Circle | Polygon)[], goodsMoney: number, to: Place): number | Blocker {
  const around = areas.filter((area) => isInside(area, to))
  if (around.length === 0) return unserved
  const reached = around.filter(({ startMoney }) => startMoney <= goodsMoney)
  if (reached.length > 0) return Math.min(...reached.map(({ deliveryMoney }) => deliveryMoney))
  return notReached(Math.min(...around.map(({ startMoney }) => startMoney)), goodsMoney)
}

/** On its border is inside. A shape without surface holds nothing. */
export function isInside(area: Circle | Polygon, to: Place): boolean {
  if ('radius' in area) return millimetres(distance(area.centre, to)) <= millimetres(area.radius)
  const corners = area.corners.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const [start] = corners
  if (!start || corners.length < 3) return false
  // the library wants the ring closed; 0 = on the border
  return pointInPolygon([to.longitude, to.latitude], [[...corners, start]]) !== false
}
