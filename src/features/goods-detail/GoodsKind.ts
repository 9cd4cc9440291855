import type { ComponentType } from 'react'
import type { GoodsDetail, ShopBlock } from '@mall/contract/goods'
import type { Offer } from '@/domain/goods/offer'
import type { SkuChoosing } from '@/domain/goods/useSku'
import type { PosterPath } from '@/domain/poster/usePosters'
import type { Target } from '@/navigation/address'
import type { Route } from '@/routes'
import type { ScreenProps } from '@/ui/Screen'

/** The goods of a page's params, and the chosen sku. */
export interface Goods<D extends GoodsDetail> {
  /** what the page waits for; nothing once it has been shown */
  waited: NonNullable<ScreenProps['data']>
  /** neither params nor the mall name goods on sale */
  missing: boolean
  detail: D | undefined
  shop: ShopBlock | undefined
  sku: SkuChoosing
  /** asks again: a price has ended */
  refresh(): void
}

export interface Chosen<D> {
  detail: D
  shop: ShopBlock
  num: number
}

/** One way to buy: a button of the bar, which opens the sheet, and one of the sheet, which runs it. */
export interface Way<D> {
  name: string
  /** runs from the bar, and is not in the sheet: it leads elsewhere */
  leads?: true
  /** handles in the bar and in the sheet */
  handles: readonly [bar: string, sheet: string]
  label: string
  tone: 'aux' | 'primary'
  /** not of every sku; without it always */
  offered?(detail: D): boolean
  /** `added`: it lies in the cart now; `stay`: nothing came of it, the sheet stays */
  run(chosen: Chosen<D>): Promise<'added' | 'done' | 'stay'>
}

/** The ways to buy this sku. */
export const waysOf = <D>(detail: D, ways: readonly Way<D>[]) =>
  ways.filter(({ offered }) => !offered || offered(detail))

export interface PartProps<D> extends Chosen<D> {
  offer: Offer
  onNum(num: number): void
  /** a countdown has run out */
  onEnd(): void
  /** shows the ways to hand the page on */
  onShare(): void
}
type Part<D> = ComponentType<PartProps<D>>

/** What the product pages of the ways of selling differ in. All else is the same. */
export interface GoodsKind<P extends object, D extends GoodsDetail> {
  route: Route<P>
  /** the call that draws its poster; without it that of plain goods */
  poster?: PosterPath
  /** what names it on the page that is handed on; without it the chosen sku */
  shared?(detail: D): Record<string, number>
  useWords(): { title: string; gone: string }
  /** `choosing`: the sku sheet is open */
  useGoods(params: Partial<P>, choosing: boolean): Goods<D>
  /** `num`: pieces, where the price depends on them */
  offer(detail: D, num: number): Offer
  useWays(): readonly Way<D>[]
  cart?: { page: Route; useCount(): number }
  /** where a page leads that sells nothing; without it to the goods recommended below */
  elsewhere?: Target
  /** in place of the price and its countdown */
  Prices?: Part<D>
  /** below the name */
  Panel?: Part<D>
  /** in the sheet, above the number */
  InSheet?: Part<D>
  sections: {
    /** coupons, spend-and-save and other ways to buy it */
    offers: boolean
    /** what was looked at before */
    seen: boolean
    /** the parts of the page, in its bar */
    tabs: boolean
  }
}
