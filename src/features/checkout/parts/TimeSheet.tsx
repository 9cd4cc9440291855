import { View } from '@tarojs/components'
import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import type { LocalTimes } from '../localTimes'
import { useTexts } from '../texts'
import styles from './delivery.module.scss'

interface TimeSheetProps {
  open: boolean
  remaining: LocalTimes
  /** empty = as soon as possible */
  chosen: string
  /** when the shop delivers at all */
  hours: string
  onChoose: (time: string) => void
  onClose: () => void
}

/** When local delivery is to come: as soon as possible, or at one of the times left today. */
export function TimeSheet({ open, remaining, chosen, hours, onChoose, onClose }: TimeSheetProps) {
  const texts = useTexts()
  const times = [...(remaining.soon ? [''] : []), ...remaining.times]
  const footer = (
    <Button className="t-time-done" size="big" onClick={onClose}>
      {texts.done}
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={texts.chooseTime} footer={footer} className="t-time-sheet">
      <View className={styles.sheet}>
        <View className={styles.note}>{texts.hours(hours)}</View>
        <View className={styles.times}>
          {times.map((time) => (
            <Tap
              key={time}
              role="radio"
              checked={time === chosen}
              className={`${styles.time} ${time === '' ? styles.soon : ''} ${time === chosen ? styles.on : ''} t-pick-time`}
              onClick={() => onChoose(time)}
            >
              {time === '' ? texts.soon : time}
            </Tap>
          ))}
        </View>
      </View>
    </Sheet>
  )
}
