import type { GoodsDetail } from '@mall/contract/goods'
import { isSold } from '@/domain/goods/bounds'
import { keepDraft, type DraftName } from '@/domain/checkout-draft/draft'
import { open } from '@/navigation/open'
import { routes, type Route } from '@/routes'
import type { Chosen, Way } from './GoodsKind'
import { useTexts } from './texts'

interface Payment<D> {
  draft: DraftName
  page: Route
  /** what the payment page is about */
  of(chosen: Chosen<D>): object
  /** in place of "buy now" */
  label?: string
}

/** At once to a payment page; a guest logs in on the way. */
export function useBuyNow<D extends GoodsDetail>({ draft, page, of, label }: Payment<D>): Way<D> {
  const texts = useTexts()
  return {
    name: 'buy',
    handles: ['t-buy-now', 't-sheet-buy'],
    label: label ?? texts.buy,
    tone: 'primary',
    async run(chosen) {
      keepDraft(draft, of(chosen))
      await open(page)
      return 'done'
    },
  }
}

/** The plain page of the same sku, which sells at the everyday price, to a cart too. */
export function usePlainWay<D extends GoodsDetail>(): Way<D> {
  const texts = useTexts()
  return {
    name: 'plain',
    leads: true,
    handles: ['t-buy-plain', 't-buy-plain'],
    label: texts.plain,
    tone: 'aux',
    offered: isSold,
    async run({ detail: { sku_id } }) {
      await open(routes.goodsDetail, { sku_id })
      return 'done'
    },
  }
}
