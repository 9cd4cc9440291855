import { useEffect, useRef } from 'react'
import type { GoodsDetail } from '@mall/contract/goods'
import { useData } from '@/api/useData'
import { shopsOf } from '@/domain/checkout-draft/shopsOf'
import { isSold } from '@/domain/goods/bounds'
import { isZero } from '@/domain/price/money'
import { useIsMember } from '@/session/token'
import { useTexts } from './texts'

/**
 * What it costs to send as few pieces as may be bought to the member's address, in words: the checkout itself is asked, which
 * alone knows templates, thresholds and levels. undefined: a guest, nobody's address, or nothing to be sent.
 */
export function useFreight(detail: GoodsDetail, siteId: number): string | undefined {
  const texts = useTexts()
  const { sku_id, min_buy, is_virtual, stock } = detail
  const enabled = useIsMember() && is_virtual !== 1 && stock > 0 && isSold(detail)
  const asked = { sku_id, num: Math.max(1, min_buy), delivery: { [siteId]: { delivery_type: 'express' } } }
  const answer = useData('/api/ordercreate/calculate', asked, { enabled, silent: true, onShow: true }).data
  const known = useRef<typeof answer>()
  // of the sku before, until that of this one is told
  const quote = answer ?? known.current
  useEffect(() => {
    known.current = quote
  }, [quote])
  const shop = quote && shopsOf(quote).find(({ site_id }) => site_id === siteId)
  const place = quote?.member_address?.full_address.split('-').pop()
  if (!enabled || !place || shop?.delivery.delivery_type !== 'express') return undefined
  const { delivery_error: error, delivery_money: money } = shop
  if (error) return `${texts.sendsTo(place)} · ${error.message}`
  return `${texts.sendsTo(place)} · ${isZero(money) ? texts.sentFree : texts.sentFrom(money)}`
}
