import { Text, View } from '@tarojs/components'
import { useReminder } from '@/session/reminder'
import { Icon } from './Icon'
import styles from './ReminderBar.module.scss'
import { Tap } from './Tap'
import { useUiTexts } from './texts'

/** What was left undone, above the tab bar; `raised` over what else stands there. */
export function ReminderBar({ raised }: { raised?: boolean }) {
  const texts = useUiTexts()
  const reminder = useReminder()
  return (
    <View className={`${styles.place} ${raised ? styles.raised : ''}`} role="status" aria-live="polite">
      {reminder && (
        <View className={`${styles.bar} t-reminder`}>
          <Text className={styles.text}>{reminder.text}</Text>
          <Tap className={`${styles.action} t-reminder-open`} onClick={reminder.onAction}>
            {reminder.action}
          </Tap>
          <Tap className={`${styles.close} t-reminder-close`} label={texts.close} onClick={reminder.onClose}>
            <Icon name="close" size={26} />
          </Tap>
        </View>
      )}
    </View>
  )
}
