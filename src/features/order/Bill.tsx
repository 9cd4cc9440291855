import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import { Price } from '@/ui/Price'
import styles from './order.module.scss'
import { useTexts } from './texts'

/**
 * What an unpaid order's bill adds to it: with how many others it is paid and what they come to, and until when. The
 * server closes its orders then. Orders of one bill share the answer.
 */
export function Bill({ number, onEnd }: { number: string; onEnd: () => void }) {
  const texts = useTexts()
  const { data } = useData('/api/pay/info', { out_trade_no: number }, { silent: true })
  if (!data) return null
  const orders = data.order_ids.length
  return (
    <>
      {orders > 1 && (
        <View className={`${styles.joint} t-joint`}>
          {texts.joint(orders)}
          <Price value={data.pay_money} size="s" tone="text" />
        </View>
      )}
      {data.expire_time > 0 && (
        <View className={styles.payTime}>
          <Icon name="clock" size={28} />
          {texts.left}
          <Countdown end={data.expire_time} look="text" onEnd={onEnd} />
        </View>
      )}
    </>
  )
}
