import { useRef } from 'react'
import { Text, View } from '@tarojs/components'
import styles from './Snackbar.module.scss'
import { Tap } from './Tap'
import { usePresence } from './usePresence'

interface SnackbarProps {
  open: boolean
  text: string
  /** words of its one button */
  action: string
  onAction: () => void
  /** `t-...` handle of the button */
  className?: string
}

/** What was just done, with a way back, above the tab bar and whatever stands at the bottom. */
export function Snackbar({ open, text, action, onAction, className = '' }: SnackbarProps) {
  const presence = usePresence(open, 160)
  // while it goes it says what it said
  const said = useRef(text)
  if (open) said.current = text
  return (
    <View className={styles.place} role="status" aria-live="polite">
      {presence !== 'gone' && (
        <View className={`${styles.bar} ${presence === 'closing' ? styles.closing : ''}`}>
          <Text className={styles.text}>{said.current}</Text>
          <Tap className={`${styles.action} ${className}`} onClick={onAction}>
            {action}
          </Tap>
        </View>
      )}
    </View>
  )
}
