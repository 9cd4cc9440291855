import { ScrollView, View } from '@tarojs/components'
import type { SeckillSlot } from '@mall/contract/seckill'
import { clockText } from '@/lib/slotTime'
import { Countdown } from '@/ui/Countdown'
import { Tap } from '@/ui/Tap'
import { useRemaining } from '@/ui/useRemaining'
import styles from './seckill.module.scss'
import { slotAt } from '@/domain/promotion/slot'
import { useTexts } from './texts'

interface SlotsProps {
  slots: readonly SeckillSlot[]
  shown: SeckillSlot
  /** unix s of the mall's clock */
  now: number
  onChoose: (id: number) => void
  /** a slot has opened or closed, be it another than the shown one */
  onTurn: () => void
}

/** unix s of what the slot does next: it opens or closes. */
const turnOf = (slot: SeckillSlot, now: number): number => {
  const { phase, startsAt, endsAt } = slotAt(slot, now)
  return phase === 'on' ? endsAt : startsAt
}

/** The slots of the day, side by side, and how long the shown one is open or to be waited for. */
export function Slots({ slots, shown, now, onChoose, onTurn }: SlotsProps) {
  const texts = useTexts()
  const at = slots.findIndex(({ id }) => id === shown.id)
  return (
    <View className={styles.slots}>
      <ScrollView scrollX enhanced showScrollbar={false} scrollIntoView={`seckill-slot-${Math.max(0, at - 1)}`}>
        <View className={styles.row} role="tablist">
          {slots.map((slot, i) => (
            <Tap
              key={slot.id}
              id={`seckill-slot-${i}`}
              role="tab"
              selected={slot.id === shown.id}
              className={`${styles.slot} ${slot.id === shown.id ? styles.on : ''} t-slot-${slot.id}`}
              onClick={() => onChoose(slot.id)}
            >
              <View className={styles.time}>{clockText(slot.seckill_start_time)}</View>
              <View className={styles.phase}>{texts.phases[slotAt(slot, now).phase]}</View>
            </Tap>
          ))}
        </View>
      </ScrollView>
      <View className={styles.until}>
        <View className={`${styles.hours} t-slot-hours`}>
          {shown.name} {texts.hours(clockText(shown.seckill_start_time), clockText(shown.seckill_end_time))}
        </View>
        <View className={styles.clock}>
          {slotAt(shown, now).phase === 'on' ? texts.endsIn : texts.startsIn}
          <Countdown end={turnOf(shown, now)} />
        </View>
      </View>
      <NextTurn at={Math.min(...slots.map((slot) => turnOf(slot, now)))} onTurn={onTurn} />
    </View>
  )
}

/** Apart, as a tick renders nothing around it. */
function NextTurn({ at, onTurn }: { at: number; onTurn: () => void }) {
  useRemaining(at, onTurn)
  return null
}
