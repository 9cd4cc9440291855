import { View } from '@tarojs/components'
import type { PintuanOrderDetail } from '@mall/contract/pintuan'
import { Card } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { Icon, type IconName } from '@/ui/Icon'
import styles from './group.module.scss'
import { useGroupTexts } from './groupTexts'
import type { GroupView } from './groupView'
import { Seats } from './Seats'
import { missingIn } from './seats'

interface GroupStateProps {
  order: PintuanOrderDetail
  view: GroupView
  onEnd: () => void
}

const icons: Partial<Record<GroupView['state'], IconName>> = { complete: 'success', failed: 'fail', closed: 'fail' }

/** Where the group stands, who is in it, and what comes next. */
export function GroupState({ order, view, onEnd }: GroupStateProps) {
  const texts = useGroupTexts()
  const { state } = view
  const open = state === 'open'
  const icon = icons[state]
  return (
    <Card className={`${styles.state} t-group-${state}`}>
      <View className={`${styles.word} ${styles[state]}`} role="heading" aria-level={2}>
        {icon && <Icon name={icon} size={48} />}
        {open ? texts.missing(missingIn(order)) : texts.states[order.pintuan_status]}
      </View>
      {open && (
        <View className={styles.until}>
          {texts.left}
          <Countdown end={order.group_end_time} onEnd={onEnd} />
        </View>
      )}
      {order.pintuan_count > 0 && (
        <Seats members={order.member_list} count={order.pintuan_count} num={order.pintuan_num} />
      )}
      <View className={styles.note}>{texts.notes[noteOf(view)]}</View>
    </Card>
  )
}

function noteOf({ state, eyes }: GroupView) {
  const isIn = eyes !== 'other'
  if (state === 'unpaid') return eyes === 'owner' ? 'unpaid' : 'notYet'
  if (state === 'open') return isIn ? 'open' : 'openGuest'
  if (state === 'complete') return isIn ? 'complete' : 'completeGuest'
  return state
}
