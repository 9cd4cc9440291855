import { View } from '@tarojs/components'
import type { ExchangeOrder } from '@mall/contract/pointExchange'
import { Bill } from '@/features/order/Bill'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { ActionButtons } from '@/ui/ActionButtons'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/CopyButton'
import { Tap } from '@/ui/Tap'
import { ExchangeLine } from './ExchangeLine'
import { exchangeState } from './exchangeState'
import styles from './order.module.scss'
import { useOrderTexts } from './orderTexts'
import { useExchangeActions } from './useExchangeActions'

/** One of the member's exchanges: what it brought, how it stands, and what comes next. */
export function ExchangeOrderCard({ order, changed }: { order: ExchangeOrder; changed: () => void }) {
  const texts = useOrderTexts()
  const buttonsOf = useExchangeActions()
  const state = exchangeState(order)
  const { order_id, order_no, express_no, out_trade_no } = order
  return (
    <Card className={`${styles.card} t-exchange-order`}>
      <Tap className="t-open-exchange" role="link" onClick={() => open(routes.pointResult, { order_id })}>
        <View className={styles.top}>
          <View className={styles.no}>{order_no}</View>
          <View className={`${styles[state]} t-exchange-state-${state}`}>{texts.states[state]}</View>
        </View>
        <ExchangeLine order={order} />
      </Tap>
      {express_no && (
        <View className={`${styles.express} t-express`}>
          {texts.express} {express_no}
          <CopyButton text={express_no} label={texts.express} />
        </View>
      )}
      {state === 'unpaid' && <Bill number={out_trade_no} onEnd={changed} />}
      <ActionButtons of="exchange" buttons={buttonsOf(order, changed)} size="small" />
    </Card>
  )
}
