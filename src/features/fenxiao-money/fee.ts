import { cents } from '@/domain/price/money'
import { percentOf } from '@/domain/price/percentOf'

export interface FeeTerms {
  withdraw_rate: string
  min_no_fee: string
  max_no_fee: string
}

/** Whole cents that are kept of so many (fenxiao.md section 6). */
export const feeOf = (amount: number, { withdraw_rate, min_no_fee, max_no_fee }: FeeTerms): number =>
  cents(min_no_fee) <= amount && amount <= cents(max_no_fee) ? 0 : percentOf(amount, withdraw_rate)

/** Whether any amount is free: from 0.00 to 0.00 and 500.00 to 0.00 name none. */
export const hasFreeSpan = ({ min_no_fee, max_no_fee }: FeeTerms): boolean =>
  cents(max_no_fee) >= Math.max(1, cents(min_no_fee))
