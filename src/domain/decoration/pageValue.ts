import type { DiyGlobal, DiyItem, DiyValue, Switch } from '@mall/contract/diyComponents'

/** isShow... fields are flags or booleans; "0", 0, false and empty are off (home-and-diy section 4). */
export const isOn = (value: Switch | undefined): boolean =>
  value !== undefined && value !== '' && value !== '0' && value !== 0 && value !== false

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
  const items = Array.isArray(value?.value) ? value.value : []
  return {
    global: value?.global && typeof value.global === 'object' ? value.global : { title: '' },
    items: items.filter((one) => isItem(one) && !isOn(one.is_delete)),
  }
}
