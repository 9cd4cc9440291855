import type { Place } from '../lib/distance'

/** A begun `further` km beyond `first` km costs `furtherMoney`; 0 further = nothing is added. */
export interface DistanceFreight {
  first: number
  firstMoney: number
  further: number
  furtherMoney: number
  /** km, 0 = no limit */
  most: number
}

interface Area {
  /** cents of goods from which it is delivered there */
  startMoney: number
  deliveryMoney: number
}
export interface Circle extends Area {
  centre: Place
  /** km */
  radius: number
}
export interface Polygon extends Area {
  corners: Place[]
}

/** How a shop delivers by itself (wire/checkout-and-pay section 5). */
export type LocalTerms = {
  /** where the shop is; undefined = it does not say */
  from: Place | undefined
} & (
  | { by: 'distance'; startMoney: number; freight: DistanceFreight }
  | { by: 'areas'; areas: (Circle | Polygon)[] }
  | { by: 'districts'; startMoney: number; districtIds: number[]; freight: DistanceFreight; stepped: boolean }
)

/** On which days (0 Sunday to 6) and between which seconds since midnight the shop delivers. */
export interface LocalHours {
  week: number[]
  start: number
  end: number
}
