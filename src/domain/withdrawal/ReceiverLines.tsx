import { View } from '@tarojs/components'
import { maskedMobile } from '@/domain/proof/maskedMobile'
import { maskedNumber, type Receiver } from './receiver'
import styles from './withdrawal.module.scss'
import { useTexts } from './texts'

/** Where money goes, as far as it is anybody's business. */
export function ReceiverLines({ receiver }: { receiver: Receiver }) {
  const texts = useTexts()
  const { type, bank, realname, mobile } = receiver
  return (
    <View className="t-receiver">
      <View className={styles.name}>
        {bank || texts.types[type]}
        <View className={styles.number}>{maskedNumber(receiver)}</View>
      </View>
      <View className={styles.who}>
        {realname}
        <View>{maskedMobile(mobile)}</View>
      </View>
    </View>
  )
}
