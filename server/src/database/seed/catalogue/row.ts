/** The curated tables are written with these few words; `goods.ts` makes the seed rows of them. */
import type { Mood } from '../pictures/goods'

export interface SpecValue {
  name: string
  /** yuan added to the price */
  add: number
  /** kg of this pack, when it differs from the goods' own */
  kg?: number
}

export interface Row {
  emoji: string
  name: string
  intro: string
  price: number
  /** market price; 0 = the same as price */
  was: number
  /** selling points, separated by ； */
  points: string
  /** fixed id of wire/demo-data section 4 */
  id?: number
  brand?: string
  kg?: number
  m3?: number
  unit?: string
  /** names of `colours.ts`; makes the first spec */
  colours?: string[]
  /** Colour of the pictures where it is no choice of the buyer. */
  paint?: string
  spec?: { name: string; values: SpecValue[] }
  /** further parameters, "name:value|name:value" */
  attrs?: string
  props?: string[]
  several?: boolean
  freeShipping?: boolean
  minBuy?: number
  maxBuy?: number
  stock?: number
  offSale?: boolean
  /** virtual goods: days a code is valid, 0 = never ends */
  virtualDays?: number
}

export type More = Omit<Row, 'emoji' | 'name' | 'intro' | 'price' | 'was' | 'points'>

export interface Shelf {
  category: string
  rows: Row[]
}

export const shelf = (category: string, ...rows: Row[]): Shelf => ({ category, rows })

export const row = (
  emoji: string,
  name: string,
  intro: string,
  price: number,
  was: number,
  points: string,
  more: More = {},
): Row => ({ emoji, name, intro, price, was, points, ...more })

/** Packs of different weight: [name, yuan added, kg]. */
export const packs = (...values: [name: string, add: number, kg?: number][]): Pick<Row, 'spec'> => ({
  spec: { name: '规格', values: values.map(([name, add, kg]) => ({ name, add, kg })) },
})

/** Any other choice: [name, yuan added]. */
export const choice = (name: string, ...values: (string | [name: string, add: number])[]): Pick<Row, 'spec'> => ({
  spec: {
    name,
    values: values.map((one) => (typeof one === 'string' ? { name: one, add: 0 } : { name: one[0], add: one[1] })),
  },
})

export const sizes = (...names: string[]) => choice('尺码', ...names)

/** What a category lends to its goods. */
export interface Leaf {
  code: string
  name: string
  emoji: string
  mood: Mood
  props: string[]
  kg: number
  m3: number
  unit: string
  brand: string
  attrs: string
  several: boolean
}
