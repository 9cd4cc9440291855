import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/ui/Icon'
import styles from '../afterSales.module.scss'

/** Where a refund or a complaint stands, and what comes next. */
export const Banner = ({ icon, state, note }: { icon: IconName; state: string; note: string | undefined }) => (
  <View className={styles.banner}>
    <Icon name={icon} size={72} />
    <View className={styles.words}>
      <View className={styles.stateWord}>{state}</View>
      {note && <View className={styles.note}>{note}</View>}
    </View>
  </View>
)
