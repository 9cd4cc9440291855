import { View } from '@tarojs/components'
import type { CancelBlock } from '@mall/contract/cancellation'
import { open } from '@/navigation/open'
import { useOpenable } from '@/navigation/openable'
import { routes, type Route } from '@/routes'
import { Cell, CellGroup } from '@/ui/Cell'
import styles from '../cancellation.module.scss'
import { useTexts } from '../texts'

/** Where each is settled. */
const places: Record<CancelBlock['type'], Route> = {
  order: routes.orderList,
  refund: routes.refundList,
  presale: routes.presaleOrders,
  withdraw: routes.withdrawals,
  fenxiao: routes.fenxiao,
  money: routes.applyWithdrawal,
}

function Block({ block: { type, name, num } }: { block: CancelBlock }) {
  const texts = useTexts()
  const place: Route | undefined = places[type]
  const openable = useOpenable(place ?? routes.home)
  const go = place && openable ? () => void open(place) : undefined
  return (
    <Cell
      className={`t-block-${type}`}
      label={name}
      note={go && texts.waysOut[type]}
      value={num > 1 ? String(num) : undefined}
      onClick={go}
    />
  )
}

/** What keeps the account from being closed, each with the way to it. */
export function Blocks({ blocks }: { blocks: readonly CancelBlock[] }) {
  const texts = useTexts()
  return (
    <CellGroup title={texts.blocked} className="t-blocks">
      <View className={styles.lead}>{texts.blockedNote}</View>
      {blocks.map((block) => (
        <Block key={block.type} block={block} />
      ))}
    </CellGroup>
  )
}
