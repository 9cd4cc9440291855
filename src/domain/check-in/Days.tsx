import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon'
import styles from './Days.module.scss'
import { rewardWords } from './rewardWords'
import type { RoundDay } from './round'
import { useTexts } from './texts'

const columns = 4

interface DaysProps {
  days: readonly RoundDay[]
  /** today is still to be signed: the day that comes is marked */
  open: boolean
}

/** Days of a round with what each brings; the last one takes the rest of its row. */
export function Days({ days, open }: DaysProps) {
  const texts = useTexts()
  const rest = columns - ((days.length - 1) % columns)
  return (
    <View className={styles.days}>
      {days.map(({ day, reward, signed, next }) => {
        const marked = open && next && !signed
        const looks = [styles.day, signed && styles.signed, marked && styles.next, 't-check-in-day']
        const name = signed ? 't-check-in-signed' : marked ? 't-check-in-next' : ''
        return (
          <View
            key={day}
            className={`${looks.filter(Boolean).join(' ')} ${name}`}
            style={day === days.length ? { gridColumn: `span ${rest}` } : undefined}
          >
            <View className={styles.dayName}>{texts.day(day)}</View>
            <Icon name={signed ? 'success' : day === days.length ? 'gift' : 'star'} size={44} className={styles.mark} />
            {rewardWords(reward, texts).map((words) => (
              <View key={words} className={styles.reward}>{`+${words}`}</View>
            ))}
            {signed && <View className={styles.done}>{texts.signed}</View>}
          </View>
        )
      })}
    </View>
  )
}
