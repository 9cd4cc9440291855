import { View } from '@tarojs/components'
import type { PresaleOrder } from '@mall/contract/presale'
import { Bill } from '@/features/order/Bill'
import { Card } from '@/ui/Card'
import { Icon, type IconName } from '@/ui/Icon'
import { Timeline } from '@/ui/Timeline'
import { Deadline } from './Deadline'
import { noteOf, type PresaleState } from './orderState'
import { useOrderTexts } from './orderTexts'
import { orderWay } from './orderWay'
import styles from './banner.module.scss'

interface OrderBannerProps {
  order: PresaleOrder
  state: PresaleState
  /** the deposit was paid, where that is known */
  isPaid: boolean
  onEnd: () => void
}

const icons: Record<PresaleState, IconName> = {
  deposit: 'pay',
  waiting: 'clock',
  rest: 'pay',
  refunding: 'refund',
  ordered: 'success',
  refunded: 'refund',
  closed: 'fail',
}

/** How the order stands, what is to be done until when, and the way it goes. */
export function OrderBanner({ order, state, isPaid, onEnd }: OrderBannerProps) {
  const texts = useOrderTexts()
  const { entries, at } = orderWay(order, state)
  return (
    <Card pad="none" className={`${styles.card} t-presale-state-${state}`}>
      <View className={styles.banner}>
        <Icon name={icons[state]} size={72} />
        <View className={styles.words}>
          <View className={styles.state} role="heading" aria-level={2}>
            {texts.states[state]}
          </View>
          <View className={styles.note}>{texts.notes[noteOf(state, order, isPaid)]}</View>
        </View>
      </View>
      <View className={styles.until}>
        {state === 'deposit' ? (
          <Bill number={order.deposit_out_trade_no} onEnd={onEnd} />
        ) : (
          <Deadline order={order} state={state} onEnd={onEnd} />
        )}
      </View>
      {at > 0 && (
        <Timeline className={`${styles.way} t-presale-steps`} entryClass="t-presale-step" entries={entries} at={at} />
      )}
    </Card>
  )
}
