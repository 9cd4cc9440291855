import type { DiyGlobal, DiyItem, DiyValue, Switch } from '@mall/contract/diyComponents'

/** isShow... fields are flags or booleans; "0", 0, false and empty are off (home-and-diy section 4). */
export const isOn = (value: Switch | undefined): boolean =>
  value !== undefined && value !== '' && value !== '0' && value !== 0 && value !== false

/** Whole numbers from 0, whatever block they stand in: sizes in design px, amounts, and choices by number. */
const numbers = new Set(
  (
    'height margin marginTop marginLeftRight padding paddingLeftRight fontSize fontSizeSub fontWeight imageClearance ' +
    'imageRadius imageGap btnBottom baseBtnBottom bottomPosition imgWidth imgHeight goodsCount couponCount showType ' +
    'borderType searchType searchStyle style cartStyle changeType level template customRubikCube x y width'
  ).split(' '),
)
/** Fields that hold more than one value. */
const deep = /ink$|^list|Img$|Ids?$|Array$|^popW/
/** no design needs more, and more of it would make a page that never ends */
const most = { number: 9999, entries: 100, depth: 3 }

function field(name: string, value: unknown, depth: number): unknown {
  if (numbers.has(name)) {
    const number = value === '' || value === null ? NaN : Math.round(Number(value))
    return number >= 0 ? Math.min(number, most.number) : undefined
  }
  if (typeof value !== 'object' || value === null) return value ?? undefined
  if (depth === 0 || !deep.test(name)) return undefined
  if (!Array.isArray(value)) return cleaned(value, depth - 1)
  return value.slice(0, most.entries).flatMap((one: unknown) => {
    if (typeof one !== 'object') return [one]
    return one === null || Array.isArray(one) ? [] : [cleaned(one, depth - 1)]
  })
}

/** What a block can be drawn from: a field of the wrong shape is as one that is missing. */
const cleaned = (fields: object, depth = most.depth): object =>
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
