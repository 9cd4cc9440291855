import { Picker, View } from '@tarojs/components'
import { monthAfter, monthOf } from '@/lib/date'
import { now } from '@/session/clock'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import styles from '../ledger.module.scss'
import { numbersOf } from '../month'
import { useTexts } from '../texts'

interface MonthBarProps {
  month: string
  onChange: (month: string) => void
}

/** A month and its neighbours; the middle opens the platform's own wheels. */
export function MonthBar({ month, onChange }: MonthBarProps) {
  const texts = useTexts()
  const last = monthOf(now())
  const { year, number } = numbersOf(month)
  const choose = (value: string) => {
    const chosen = value.slice(0, 7)
    // a browser without a field for months lets anything be typed
    if (/^20\d\d-(0[1-9]|1[0-2])$/.test(chosen) && chosen <= last) onChange(chosen)
  }
  return (
    <View className={styles.months}>
      <Tap
        className={`${styles.step} t-month-before`}
        label={texts.monthBefore}
        onClick={() => choose(monthAfter(month, -1))}
      >
        <Icon name="back" size={32} />
      </Tap>
      <Picker
        className={`${styles.picker} t-month`}
        mode="date"
        fields="month"
        value={month}
        start="2000-01"
        end={last}
        headerText={texts.chooseMonth}
        onChange={(event) => choose(event.detail.value)}
      >
        <View className={styles.month}>
          {texts.month(year, number)}
          <Icon name="down" size={28} />
        </View>
      </Picker>
      <Tap
        className={`${styles.step} ${month >= last ? styles.off : ''} t-month-after`}
        label={texts.monthAfter}
        disabled={month >= last}
        onClick={() => choose(monthAfter(month, 1))}
      >
        <Icon name="arrow" size={32} />
      </Tap>
    </View>
  )
}
