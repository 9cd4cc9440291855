import type { FenxiaoOrderDetail } from '@mall/contract/fenxiao'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { reckoningOf } from '../reckoning'
import { useTexts } from '../texts'

/** From what was paid to what it brings, with the reason where that is not payment times rate. */
export function Reckoning({ order }: { order: FenxiaoOrderDetail }) {
  const texts = useTexts()
  const { account } = useFenxiaoWords()
  const { real_goods_money: paid, commission_rate: rate, commission, is_refund } = order
  const way = reckoningOf(order)
  const notes = {
    fixed: texts.fixedNote,
    product: texts.product(paid, rate, commission),
    less: texts.less,
    more: texts.more,
  }
  return (
    <CellGroup title={texts.reckoning(account)} className={`t-reckoning-${way}`}>
      <Cell label={texts.paid} className="t-paid">
        <Price value={paid} size="s" tone="text" />
      </Cell>
      <Cell label={texts.rate} className="t-rate" value={way === 'fixed' ? texts.fixed : `${rate}%`} />
      <Cell label={texts.level} value={texts.levels[order.commission_level]} />
      {/* why a refunded one brings nothing is said above */}
      <Cell label={account} note={is_refund === 1 ? undefined : notes[way]} className="t-commission">
        <Price value={commission} size="m" tone={is_refund === 1 ? 'text' : 'price'} />
      </Cell>
    </CellGroup>
  )
}
