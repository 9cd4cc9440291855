import { View } from '@tarojs/components'
import type { SignResult } from '@mall/contract/level'
import { rewardWords } from '@/domain/check-in/rewardWords'
import type { RoundDay } from '@/domain/check-in/round'
import { useTexts as useRewardTexts } from '@/domain/check-in/texts'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { Stage } from '@/ui/Stage'
import styles from '../checkIn.module.scss'
import { useTexts } from '../texts'

interface TodayProps {
  series: number
  signed: boolean
  /** the day that the next check-in signs */
  next: RoundDay | undefined
  /** by the check-in of a moment ago */
  brought: SignResult | undefined
  running: boolean
  onCheckIn: () => void
}

/** The streak, the one button, and what it brought. */
export function Today({ series, signed, next, brought, running, onCheckIn }: TodayProps) {
  const texts = useTexts()
  const ofRewards = useRewardTexts()
  const words = (reward: RoundDay['reward']) => rewardWords(reward, ofRewards).join(ofRewards.comma)
  const reward = words(next?.reward)
  const note = () => {
    if (signed) return reward ? texts.tomorrow(reward) : texts.tomorrowPlain
    if (series > 0 && next?.day === 1) return texts.newRound(reward)
    return reward ? texts.today(reward) : texts.todayPlain
  }
  return (
    <Stage title={texts.streak(series)} titleClass="t-streak">
      <View className={`${styles.note} t-check-in-note`}>{note()}</View>
      {signed ? (
        <View className={`${styles.answer} t-checked-in`} role="status">
          <Icon name="success" size={40} className={styles.tick} />
          {brought ? texts.brought(words(brought)) : texts.done}
        </View>
      ) : (
        <Button size="big" kind="aux" className="t-check-in" loading={running} onClick={onCheckIn}>
          {texts.checkIn}
        </Button>
      )}
    </Stage>
  )
}
