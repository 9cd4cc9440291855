import { Text, View } from '@tarojs/components'
import type { Reminder as Offered } from '@/session/reminder'
import styles from './Reminder.module.scss'
import { TakeUp } from './TakeUp'

/** Words, and what can be done about them. */
export function Reminder({ text, action, onAction, onClose }: Offered) {
  return (
    <View className={`${styles.bar} t-reminder`}>
      <Text className={styles.text}>{text}</Text>
      <TakeUp action={action} onAction={onAction} onClose={onClose} handles={['t-reminder-open', 't-reminder-close']} />
    </View>
  )
}
