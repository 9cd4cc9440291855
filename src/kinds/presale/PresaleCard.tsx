import { View } from '@tarojs/components'
import type { PresaleOrder } from '@mall/contract/presale'
import { Bill } from '@/features/order/Bill'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { ActionButtons } from '@/ui/ActionButtons'
import { Card } from '@/ui/Card'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import { Deadline } from './Deadline'
import { OrderGoods } from './OrderGoods'
import { noteOf, presaleState } from './orderState'
import { useOrderTexts } from './orderTexts'
import styles from './card.module.scss'
import { usePresaleActions } from './usePresaleActions'

/** One of the member's presale orders: what it buys, both payments, and what comes next until when. */
export function PresaleCard({ order, changed }: { order: PresaleOrder; changed: () => void }) {
  const texts = useOrderTexts()
  const buttonsOf = usePresaleActions()
  const state = presaleState(order, now())
  const due = state === 'deposit' || state === 'rest'
  const isPaid = !['deposit', 'closed', 'refunded'].includes(state)
  return (
    <Card className={`${styles.card} t-presale-card`}>
      <Tap className="t-open-presale" role="link" onClick={() => open(routes.presaleOrder, { order_id: order.id })}>
        <View className={styles.head}>
          <View className={styles.number}>{order.order_no}</View>
          <View className={due ? styles.stateOn : styles.state}>
            {state === 'ordered' ? order.order_status_name : texts.states[state]}
          </View>
        </View>
        <OrderGoods order={order} />
        <View className={styles.payments}>
          <View className={styles.payment}>
            {texts.deposit}
            <Price value={order.presale_deposit_money} size="s" tone={state === 'deposit' ? 'price' : 'text'} />
            {isPaid && <View className={styles.paid}>{texts.paid}</View>}
          </View>
          <View className={styles.payment}>
            {texts.rest}
            <Price value={order.final_money} size="s" tone={state === 'rest' ? 'price' : 'text'} />
            {state === 'ordered' && <View className={styles.paid}>{texts.paid}</View>}
          </View>
        </View>
        <View className={styles.note}>{texts.notes[noteOf(state, order)]}</View>
      </Tap>
      {state === 'deposit' ? (
        <Bill number={order.deposit_out_trade_no} onEnd={changed} />
      ) : (
        <Deadline order={order} state={state} onEnd={changed} />
      )}
      <ActionButtons of="presale" buttons={buttonsOf(order, changed)} size="small" />
    </Card>
  )
}
