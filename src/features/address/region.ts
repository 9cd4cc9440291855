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

interface Place {
  id: number
  name: string
}

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
  label: (place: Place) => Label,
): RegionOption<Label>[] {
  const at = (level: number): RegionOption<Label>[] => {
    const chosen = ids[level]
    const known = lists[level] ?? []
    const isMissing = chosen !== undefined && !known.some(({ id }) => id === chosen)
    const places = isMissing ? [{ id: chosen, name: names[level] ?? '' }, ...known] : known
    const isLast = level === levels.length - 1 || (complete && level === ids.length - 1)
    return places.map((place) => {
      const { id, name } = place
      if (id !== chosen) return { id, label: label(place), ...(level < levels.length - 1 && { children: [] }) }
      return { id, label: name, ...(!isLast && { children: at(level + 1) }) }
    })
  }
  return at(0)
}
