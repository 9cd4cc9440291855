import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import styles from '../order.module.scss'
import { useTexts } from '../texts'

/** Until when a bill can be paid; the server closes its orders then. Orders of one bill share the answer. */
export function PayTime({ bill, onEnd }: { bill: string; onEnd: () => void }) {
  const texts = useTexts()
  const { data } = useData('/api/pay/info', { out_trade_no: bill }, { silent: true })
  if (!data?.expire_time) return null
  return (
    <View className={styles.payTime}>
      <Icon name="clock" size={28} />
      {texts.left}
      <Countdown end={data.expire_time} look="text" onEnd={onEnd} />
    </View>
  )
}
