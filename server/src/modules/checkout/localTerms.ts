import type { ConfigValue } from '@mall/contract/settings'
import type { Place } from '../../lib/distance'
import { cents } from '../../lib/money'
import type { Circle, DistanceFreight, LocalTerms, Polygon } from '../../pricing/localTerms'

type Local = ConfigValue<'local'>

/** The operator's key local in the units of the pricing pipeline; `from` = where the shop is. */
export function localTerms({ info, areas, district_ids, is_open_step }: Local, from: Place | undefined): LocalTerms {
  const freight: DistanceFreight = {
    first: Number(info.start_distance),
    firstMoney: cents(info.start_delivery_money),
    further: Number(info.continued_distance),
    furtherMoney: cents(info.continued_delivery_money),
    most: Number(info.max_distance),
  }
  const startMoney = cents(info.start_money)
  if (info.area_type === 1) return { by: 'distance', from, startMoney, freight }
  if (info.area_type === 2) return { by: 'areas', from, areas: areas.map(areaOf) }
  return { by: 'districts', from, startMoney, districtIds: district_ids, freight, stepped: is_open_step === 1 }
}

function areaOf({ shape, points, radius, start_price, delivery_money }: Local['areas'][number]): Circle | Polygon {
  const money = { startMoney: cents(start_price), deliveryMoney: cents(delivery_money) }
  const corners = points.map(([longitude, latitude]): Place => ({ longitude, latitude }))
  const [centre] = corners
  // the contract lets no circle be without its centre
  return shape === 'circle' && centre ? { ...money, centre, radius } : { ...money, corners }
}
