export interface Region {
  /** province, city, district; as far as chosen */
  ids: number[]
  names: string[]
  /** nothing is left to choose: a few cities have no districts */
  complete: boolean
}

export const levels = ['province', 'city', 'district'] as const

/** The level of the last choice that was made, or of the next one to make. */
export const lastLevel = ({ ids, complete }: Region): number =>
  Math.min(Math.max(complete ? ids.length - 1 : ids.length, 0), levels.length - 1)

export interface Place {
  id: number
  name: string
  /** A to Z, '' or missing where nobody knows it */
  initial?: string | undefined
}

/** Regions of a level from which on it has letters: more than a sheet shows at once. */
const many = 15

/** A long level in the order of its letters; undefined for a short one, and where a letter is not known. */
export const byLetter = (places: readonly Place[] = []): Place[] | undefined =>
  places.length >= many && places.every(({ initial }) => initial)
    ? [...places].sort((one, other) => (one.initial ?? '').localeCompare(other.initial ?? ''))
    : undefined

/** Of regions in the order of their letters, the first one of each. */
export const firstOfLetters = (places: readonly Place[]): Place[] =>
  places.filter(({ initial }, i) => initial !== places[i - 1]?.initial)

export interface RegionOption<Label> {
  id: number
  label: Label | string
  /** nothing below; an empty list: below is not known yet */
  children?: RegionOption<Label>[]
}

/**
 * The regions that are known, as NutUI's Cascader takes them; `lists` by level, those below the chosen ones. What is
 * chosen stands there before its neighbours have come. `label` draws what can be chosen, chosen ones are plain words: NutUI
 * shows the same in its tabs.
 */
export function optionsOf<Label>(
  { ids, names, complete }: Region,
  lists: readonly (readonly Place[] | undefined)[],
  label: (place: Place, level: number) => Label,
): RegionOption<Label>[] {
  const at = (level: number): RegionOption<Label>[] => {
    const chosen = ids[level]
    const known = lists[level] ?? []
    const isMissing = chosen !== undefined && !known.some(({ id }) => id === chosen)
    const places = isMissing ? [{ id: chosen, name: names[level] ?? '' }, ...known] : known
    const isLast = level === levels.length - 1 || (complete && level === ids.length - 1)
    return places.map((place) => {
      const { id, name } = place
      if (id !== chosen) return { id, label: label(place, level), ...(level < levels.length - 1 && { children: [] }) }
      return { id, label: name, ...(!isLast && { children: at(level + 1) }) }
    })
  }
  return at(0)
}
