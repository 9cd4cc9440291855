import type { CityTitle } from '@mall/contract/region'
import { cities as large } from '@/domain/place/cities'

/** A floor of the elevator. */
export interface Floor {
  title: string
  list: { id: number; name: string }[]
  [key: string]: Floor['title'] | Floor['list']
}

/** Id of the one row of the first floor, where what is no letter stands. */
export const headId = 0

/** Cities by letter, A to Z, below the floor of the head. */
export function floorsOf(byLetter: Readonly<Record<string, readonly CityTitle[]>>): Floor[] {
  const letters = Object.keys(byLetter).sort()
  const lettered = letters.map((title) => ({
    title,
    list: (byLetter[title] ?? []).map(({ id, title: name }) => ({ id, name })),
  }))
  return [{ title: '★', list: [{ id: headId, name: '' }] }, ...lettered]
}

/** a few rows of four */
const most = 12

/** The large cities that the mall knows. */
export function popularOf(byLetter: Readonly<Record<string, readonly CityTitle[]>>): CityTitle[] {
  const all = Object.values(byLetter).flat()
  return large.flatMap(([name]) => all.find(({ title }) => title.startsWith(name)) ?? []).slice(0, most)
}
