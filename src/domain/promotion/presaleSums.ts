import type { PresaleRow } from '@mall/contract/presale'
import { cents, savedOf, times, yuan } from '@/domain/price/money'

export interface PresaleSums {
  deposit: string
  /** what the deposit counts for */
  worth: string
  /** how much more that is; undefined = it counts for itself */
  more: string | undefined
  rest: string
  /** both payments */
  total: string
}

/**
 * What so many pieces come to, before freight, invoice and other reductions, which the checkout adds
 * (wire/promotions.md section 5). More than the goods cost is not deducted.
 */
export function presaleSums(
  { price, presale_deposit, presale_price }: Pick<PresaleRow, 'price' | 'presale_deposit' | 'presale_price'>,
  num = 1,
): PresaleSums {
  const deposit = Math.min(cents(presale_deposit), cents(price)) * num
  const worth = Math.min(Math.max(cents(presale_price) * num, deposit), cents(price) * num)
  const rest = cents(times(price, num)) - worth
  return {
    deposit: yuan(deposit),
    worth: yuan(worth),
    more: savedOf(yuan(worth), yuan(deposit)),
    rest: yuan(rest),
    total: yuan(deposit + rest),
  }
}
