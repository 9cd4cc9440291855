import type { FenxiaoOrder } from '@mall/contract/fenxiao'

/** As the filter of the list has them (fenxiao.md section 6). */
export const orderState = ({ is_refund, is_settlement }: Pick<FenxiaoOrder, 'is_refund' | 'is_settlement'>) =>
  is_refund === 1 ? 'refunded' : is_settlement === 1 ? 'settled' : 'pending'

export const orderTones = { pending: 'warning', settled: 'success', refunded: 'neutral' } as const
