import type { CityTitle } from '@mall/contract/region'
import { cities as large } from '@/domain/place/cities'

/** The cities of a letter. */
export interface Floor {
  title: string
  cities: readonly CityTitle[]
  /** cities on the floors above */
  before: number
}

/** Cities by letter, A to Z. */
export function floorsOf(byLetter: Readonly<Record<string, readonly CityTitle[]>>): Floor[] {
  let before = 0
  return Object.keys(byLetter)
    .sort()
    .map((title) => {
      const cities = byLetter[title] ?? []
      const floor = { title, cities, before }
      before += cities.length
      return floor
    })
}

/** a few rows of four */
const most = 12

/** The large cities that the mall knows. */
export function popularOf(byLetter: Readonly<Record<string, readonly CityTitle[]>>): CityTitle[] {
  const all = Object.values(byLetter).flat()
  return large.flatMap(([name]) => all.find(({ title }) => title.startsWith(name)) ?? []).slice(0, most)
}
