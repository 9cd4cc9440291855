import { View } from '@tarojs/components'
import { useReminder } from '@/session/reminder'
import styles from './ReminderBar.module.scss'
import { useLater } from './useLater'

const load = () => import('./Reminder')

/** What was left undone, above the tab bar; `raised` over what else stands there. */
export function ReminderBar({ raised }: { raised?: boolean }) {
  const reminder = useReminder()
  const bar = useLater(load, reminder !== undefined)
  return (
    <View className={`${styles.place} ${raised ? styles.raised : ''}`} role="status" aria-live="polite">
      {reminder && bar && <bar.Reminder {...reminder} />}
    </View>
  )
}
