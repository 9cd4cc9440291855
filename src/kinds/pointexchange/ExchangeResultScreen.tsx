import { View } from '@tarojs/components'
import type { ExchangeOrder } from '@mall/contract/pointExchange'
import { useData } from '@/api/useData'
import { Bill } from '@/features/order/Bill'
import { open } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { ActionButtons } from '@/ui/ActionButtons'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Column } from '@/ui/Column'
import { Empty } from '@/ui/Empty'
import { Icon, type IconName } from '@/ui/Icon'
import { Screen } from '@/ui/Screen'
import { ExchangeFacts } from './ExchangeFacts'
import { ExchangeLine } from './ExchangeLine'
import { exchangeState, noteOf, type ExchangeState } from './exchangeState'
import styles from './order.module.scss'
import { useOrderTexts } from './orderTexts'
import { useExchangeActions } from './useExchangeActions'

const icons: Record<ExchangeState, IconName> = { unpaid: 'pay', done: 'success', closed: 'fail' }

/** What an exchange has brought, or why it has not yet. */
export function ExchangeResultScreen() {
  const texts = useOrderTexts()
  const { order_id = 0 } = useParams(routes.pointResult)
  const order = useData('/pointexchange/api/order/info', { order_id }, { enabled: order_id > 0, onShow: true })
  const { data } = order
  const buttonsOf = useExchangeActions()
  const unknown = (words?: string) => (
    <Empty text={words || texts.gone} icon="order">
      <Button className="t-my-exchanges" onClick={() => open(routes.pointOrders, {}, { replace: true })}>
        {texts.mine}
      </Button>
    </Empty>
  )
  if (!(order_id > 0)) return <Screen title={texts.result}>{unknown()}</Screen>
  const changed = () => void order.refresh()
  return (
    <Screen
      title={texts.result}
      data={order}
      refused={unknown}
      bottom={data && <ActionButtons of="exchange" buttons={buttonsOf(data, changed)} size="medium" />}
      toTop={false}
    >
      {data && (
        <Column>
          <HowItStands order={data} onEnd={changed} />
          <Card pad="cells">
            <ExchangeLine order={data} onClick={() => open(routes.pointGoods, { id: data.exchange_id })} />
          </Card>
          <ExchangeFacts order={data} />
          <Button className="t-to-point-shop" kind="secondary" block onClick={() => open(routes.pointList)}>
            {texts.toShop}
          </Button>
        </Column>
      )}
    </Screen>
  )
}

function HowItStands({ order, onEnd }: { order: ExchangeOrder; onEnd: () => void }) {
  const texts = useOrderTexts()
  const state = exchangeState(order)
  return (
    <Card className={`${styles.result} t-exchange-state-${state}`}>
      <Icon name={icons[state]} size={120} className={styles[state]} />
      <View className={styles.word} role="heading" aria-level={2}>
        {texts.states[state]}
      </View>
      <View className={`${styles.note} t-exchange-note`}>{texts.notes[noteOf(order)]}</View>
      {state === 'unpaid' && (
        <View className={styles.until}>
          <Bill number={order.out_trade_no} onEnd={onEnd} />
        </View>
      )}
    </Card>
  )
}
