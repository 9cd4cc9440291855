import type { AttrFormat, SpecFormat } from '@mall/contract/goods'

function list<T>(json: string): T[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) ? (value as T[]) : []
  } catch {
    return []
  }
}

/** goods_spec_format; empty for goods without specifications or broken text. */
export const specsOf = (json: string): SpecFormat[] => list<SpecFormat>(json)
/** goods_attr_format */
export const attributesOf = (json: string): AttrFormat[] => list<AttrFormat>(json)
/** A csv of pictures. */
export const picturesOf = (csv: string): string[] => csv.split(',').filter(Boolean)
