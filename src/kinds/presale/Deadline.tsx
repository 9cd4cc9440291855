import { View } from '@tarojs/components'
import type { PresaleOrder } from '@mall/contract/presale'
import { timeText } from '@/lib/date'
import { now } from '@/session/clock'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import { useOrderTexts } from './orderTexts'
import type { PresaleState } from './orderState'
import styles from './deadline.module.scss'

interface DeadlineProps {
  order: PresaleOrder
  state: PresaleState
  onEnd: () => void
}

/** s; nobody waits for longer in front of a clock */
const day = 86_400

/** Until when the rest is to be paid, or from when on it can be; nothing in other states. */
export function Deadline({ order, state, onEnd }: DeadlineProps) {
  const texts = useOrderTexts()
  if (state !== 'waiting' && state !== 'rest') return null
  const { pay_start_time: opens, pay_end_time: ends } = order
  return (
    <View className={`${styles.deadline} t-presale-deadline`}>
      <Icon name="clock" size={28} />
      {state === 'waiting' && opens - now() > day ? (
        texts.opens(timeText(opens))
      ) : (
        <>
          {state === 'waiting' ? texts.opensIn : texts.restLeft}
          <Countdown end={state === 'waiting' ? opens : ends} look="text" onEnd={onEnd} />
        </>
      )}
    </View>
  )
}
