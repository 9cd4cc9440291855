import { View } from '@tarojs/components'
import { Icon, type IconName } from './Icon'
import styles from './RoundIcon.module.scss'

/** An icon on a round ground, in the place of a face or a picture. */
export const RoundIcon = ({ name }: { name: IconName }) => (
  <View className={styles.round}>
    <Icon name={name} size={44} />
  </View>
)
