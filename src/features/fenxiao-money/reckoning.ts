import type { FenxiaoOrderDetail } from '@mall/contract/fenxiao'
import { cents } from '@/domain/price/money'
import { percentOf } from '@/domain/price/percentOf'

type Earned = Pick<FenxiaoOrderDetail, 'real_goods_money' | 'commission_rate' | 'commission'>

/**
 * How a commission came about, as far as the wire tells (fenxiao.md section 6): a rate of 0 stands for fixed money;
 * product: it is payment x rate. Refunds of a part, the cap over all levels and a price of its own are not told apart.
 */
export function reckoningOf({ real_goods_money, commission_rate, commission }: Earned) {
  if (Number(commission_rate) === 0) return 'fixed'
  const product = percentOf(cents(real_goods_money), commission_rate)
  if (cents(commission) === product) return 'product'
  return cents(commission) < product ? 'less' : 'more'
}
