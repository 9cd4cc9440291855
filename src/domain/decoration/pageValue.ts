import type { DiyGlobal, DiyItem, DiyValue, Switch } from '@mall/contract/diyComponents'

/** isShow... fields are flags or booleans; "0", 0, false and empty are off (home-and-diy section 4). */
export const isOn = (value: Switch | undefined): boolean => Boolean(value) && value !== '0'

/** Fields that hold more than one value; all others are text, a number or a flag. */
const deep = /ink$|^list|Img$|Ids?$|Array$|^popW/
const most = { entries: 100, depth: 3 }

function field(name: string, value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value ?? undefined
  if (depth === 0 || !deep.test(name)) return undefined
  if (!Array.isArray(value)) return cleaned(value, depth - 1)
  return value.slice(0, most.entries).flatMap((one: unknown) => {
    if (typeof one !== 'object') return [one]
    return one === null || Array.isArray(one) ? [] : [cleaned(one, depth - 1)]
  })
}

/** What a block can be drawn from: a value in place of others, or others in place of one, is as one that is missing. */
export const cleaned = (fields: object, depth = most.depth): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, field(name, value, depth)]))

const isItem = (one: unknown): one is DiyItem =>
  typeof one === 'object' && one !== null && typeof (one as { controller?: unknown }).controller === 'string'

function parsed(json: string): Partial<DiyValue> | null {
  try {
    return JSON.parse(json) as Partial<DiyValue> | null
  } catch {
    return null
  }
}

/** The page of its JSON text; what is not an item is left out, broken text is an empty page. */
export function pageValue(json: string): { global: DiyGlobal; items: DiyItem[] } {
  const value = parsed(json)
  const items: unknown[] = Array.isArray(value?.value) ? value.value : []
  const global = value?.global && typeof value.global === 'object' ? (cleaned(value.global) as DiyGlobal) : undefined
  return {
    global: { ...global, title: String(global?.title ?? '') },
    items: items.filter((one) => isItem(one) && !isOn(one.is_delete)).map((one) => cleaned(one as DiyItem) as DiyItem),
  }
}
