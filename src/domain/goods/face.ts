import type { Target } from '@/navigation/address'

/** A word about a product on its card. */
export interface Mark {
  word: string
  tone?: 'primary' | 'aux' | 'neutral'
  look?: 'soft' | 'line'
}

/** What a card shows of a product, whichever way it is sold. Money as on the wire. */
export interface GoodsFace {
  /** its page */
  target: Target
  name: string
  intro?: string
  image: string
  /** in place of `image` on a card of two columns */
  large?: string
  own?: boolean
  price: string
  /** before the price, where it is the lowest of several */
  from?: string
  /** after the price: what it is for */
  each?: string
  /** struck when it is higher than the price */
  old?: string
  /** after coupons, '' for none: on a tile, which shows no marks */
  afterCoupon?: string | undefined
  /** the strongest first; a card shows two */
  marks: readonly Mark[]
  /** pieces; 0 is not shown */
  sold: number
  soldOut: boolean
  /** words that look like a button on a row; the whole row can be tapped */
  action?: string
}

/** Asked while a card is drawn, so its words are those of the shown language. The same function for all rows of a list. */
export type FaceOf<Row> = (row: Row) => GoodsFace
