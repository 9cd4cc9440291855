import { Text, View } from '@tarojs/components'
import styles from './Countdown.module.scss'
import { useCountdownTexts } from './countdownTexts'
import { useRemaining } from './useRemaining'

interface CountdownProps {
  /** unix seconds on the server's clock */
  end: number
  onEnd?: () => void
  /** box: each number on a ground of its own; text: in the running text */
  look?: 'box' | 'text'
  className?: string
}

const two = (n: number) => String(n).padStart(2, '0')

/** A component of its own, so that a tick renders nothing around it. */
export function Countdown({ end, onEnd, look = 'box', className = '' }: CountdownProps) {
  const texts = useCountdownTexts()
  const left = useRemaining(end, onEnd)
  const days = Math.floor(left / 86_400)
  const parts = [Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60].map(two)
  const label = `${days ? `${texts.days(days)} ` : ''}${parts.join(':')}`
  return (
    <View className={`${styles.countdown} ${styles[look]} ${className} t-countdown`} role="timer" aria-label={label}>
      {days > 0 && <Text className={styles.days}>{texts.days(days)}</Text>}
      {look === 'text' ? (
        <Text>{parts.join(':')}</Text>
      ) : (
        parts.map((part, i) => (
          <View key={i} className={styles.part}>
            {i > 0 && <Text className={styles.colon}>:</Text>}
            <Text className={styles.number}>{part}</Text>
          </View>
        ))
      )}
    </View>
  )
}
