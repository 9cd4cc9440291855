import type { ExchangeDetail } from '@mall/contract/pointExchange'
import { isZero } from '@/domain/price/money'
import { requireLogin } from '@/navigation/login'
import { useIsMember } from '@/session/token'
import { Cell, CellGroup } from '@/ui/Cell'
import { Price } from '@/ui/Price'
import { Stepper } from '@/ui/Stepper'
import type { reach } from './exchange'
import { useTexts } from './texts'

interface ReachProps {
  goods: ExchangeDetail
  /** pieces */
  num: number
  stop: 'off' | 'out' | undefined
  /** undefined: a guest's, or not known yet */
  own: number | undefined
  reached: ReturnType<typeof reach> | undefined
  onChange: (num: number) => void
}

/** How many of it, how far one's points go, and what sending it costs. */
export function Reach({ goods, num, stop, own, reached, onChange }: ReachProps) {
  const texts = useTexts()
  const { stock, type, delivery_price } = goods
  const most = Math.max(1, stock)
  return (
    <CellGroup>
      <Cell label={texts.pieces} note={stop ? texts[stop] : texts.left(stock)}>
        <Stepper
          value={num}
          max={most}
          disabled={stop !== undefined}
          maxReason={texts.most(stock)}
          onChange={onChange}
        />
      </Cell>
      {own !== undefined && reached ? (
        <Cell
          className="t-reach"
          label={texts.mine}
          note={
            reached.lacking > 0 ? texts.lacking(reached.lacking) : stop ? undefined : texts.enoughFor(reached.enoughFor)
          }
          value={own}
        />
      ) : (
        <Guest />
      )}
      {type === 1 && (
        <Cell className="t-freight" label={texts.freight} note={isZero(delivery_price) ? undefined : texts.once}>
          {isZero(delivery_price) ? texts.free : <Price value={delivery_price} size="s" tone="text" />}
        </Cell>
      )}
    </CellGroup>
  )
}

function Guest() {
  const texts = useTexts()
  return useIsMember() ? null : <Cell className="t-login" label={texts.guest} onClick={() => void requireLogin()} />
}
