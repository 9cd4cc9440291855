import { Text, View } from '@tarojs/components'
import type { FenxiaoOrder } from '@mall/contract/fenxiao'
import { useFenxiaoWords } from '@/domain/fenxiao/words'
import { timeText } from '@/lib/date'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Card } from '@/ui/Card'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import styles from '../fenxiaoMoney.module.scss'
import { orderState, orderTones } from '../orderState'
import { useTexts } from '../texts'
import { Bought } from './Bought'

/** What somebody bought, and what it brings. */
export function OrderCard({ order }: { order: FenxiaoOrder }) {
  const texts = useTexts()
  const { account } = useFenxiaoWords()
  const state = orderState(order)
  return (
    <Card
      className={`${styles.order} t-earning`}
      role="link"
      onClick={() => void open(routes.fenxiaoOrder, { id: order.fenxiao_order_id })}
    >
      <Bought order={order} />
      <View className={`${styles.fact} t-paid`}>
        {texts.paid}
        <Price value={order.real_goods_money} size="s" tone="text" />
      </View>
      <View className={styles.earned}>
        <Tag tone={orderTones[state]} className={`t-earning-${state}`}>
          {texts.states[state]}
        </Tag>
        <Tag tone="neutral">{texts.levels[order.commission_level]}</Tag>
        <Text className={styles.word}>{account}</Text>
        <Price value={order.commission} size="m" tone={state === 'refunded' ? 'text' : 'price'} />
      </View>
      <View className={`${styles.dim} ${styles.time}`}>{timeText(order.create_time)}</View>
    </Card>
  )
}
