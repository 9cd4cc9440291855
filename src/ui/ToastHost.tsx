import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { toastTime, useToast } from '@/session/toast'
import styles from './ToastHost.module.scss'

/** In every Screen: pages of the mini-program are trees apart, and only the shown one is seen. */
export function ToastHost() {
  const { text, id } = useToast()
  // what was told before this page opened was told
  const [over, setOver] = useState(id)
  useEffect(() => {
    const timer = setTimeout(() => setOver(id), toastTime)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <View className={styles.place} role="status" aria-live="polite">
      {id !== over && (
        <View key={id} className={`${styles.toast} t-toast`}>
          {text}
        </View>
      )}
    </View>
  )
}
