import { Text, View } from '@tarojs/components'
import type { Reminder as Offered } from '@/session/reminder'
import { Icon } from './Icon'
import styles from './Reminder.module.scss'
import { Tap } from './Tap'
import { useUiTexts } from './texts'

/** Words, the button that takes it up, and the one that puts it away. */
export function Reminder({ text, action, onAction, onClose }: Offered) {
  const { close } = useUiTexts()
  return (
    <View className={`${styles.bar} t-reminder`}>
      <Text className={styles.text}>{text}</Text>
      <Tap className={`${styles.action} t-reminder-open`} onClick={onAction}>
        {action}
      </Tap>
      <Tap className={`${styles.close} t-reminder-close`} label={close} onClick={onClose}>
        <Icon name="close" size={26} />
      </Tap>
    </View>
  )
}
