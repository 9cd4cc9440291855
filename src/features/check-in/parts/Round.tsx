import { View } from '@tarojs/components'
import { Days } from '@/domain/check-in/Days'
import type { RoundDay } from '@/domain/check-in/round'
import { CellGroup } from '@/ui/Cell'
import styles from '../checkIn.module.scss'
import { useTexts } from '../texts'

/** `open`: today is still to be signed. */
export function Round({ days, open }: { days: readonly RoundDay[]; open: boolean }) {
  const texts = useTexts()
  return (
    <CellGroup title={texts.calendar(days.length)}>
      <View className={styles.round}>
        <Days days={days} open={open} />
      </View>
    </CellGroup>
  )
}
