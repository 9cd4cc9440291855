import { View } from '@tarojs/components'
import type { OrderRow } from '@mall/contract/order'
import { addressLine } from '@/domain/place/placeOf'
import { Icon } from '@/ui/Icon'
import styles from './Addressee.module.scss'

export type Addressed = Pick<OrderRow, 'name' | 'mobile' | 'full_address' | 'address'>

/** Whom an order goes to, and where. */
export const Addressee = ({ to }: { to: Addressed }) => (
  <View className={styles.addressee}>
    <Icon name="location" size={40} className={styles.pin} />
    <View className={styles.words}>
      <View className={styles.name}>
        {to.name} {to.mobile}
      </View>
      <View className={styles.address}>{addressLine(to)}</View>
    </View>
  </View>
)
