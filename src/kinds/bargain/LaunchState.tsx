import { View } from '@tarojs/components'
import type { LaunchRow } from '@mall/contract/bargain'
import { savedOf } from '@/domain/price/money'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import { Price } from '@/ui/Price'
import { CutDone } from './CutDone'
import { CutProgress } from './CutProgress'
import styles from './launch.module.scss'
import { useLaunchTexts } from './launchTexts'
import type { LaunchView } from './launchView'
import type { Cut } from './useLaunch'

interface LaunchStateProps {
  launch: LaunchRow
  view: LaunchView
  /** the operator has closed the activity */
  isStopped: boolean
  /** the shopper's cut of a moment ago */
  done: Cut | undefined
  onEnd: () => void
}

/** Whose bargain it is, how far the price is cut, and until when. */
export function LaunchState({ launch, view, isStopped, done, onEnd }: LaunchStateProps) {
  const texts = useLaunchTexts()
  const { state, isOwn } = view
  const until = state === 'running' ? launch.end_time : state === 'won' ? launch.buy_end_time : undefined
  const failed = state === 'lost' || state === 'over' || state === 'closed'
  const note = noteOf(texts, { launch, view, isStopped })
  return (
    <Card className={`${styles.state} t-launch-${state}`}>
      <View className={styles.who}>
        <Avatar src={launch.headimg} size={64} />
        <View className={styles.nickname}>{isOwn ? texts.byMe : launch.nickname || texts.someone}</View>
        {!isOwn && (state === 'running' ? texts.byFriend : texts.byOther)}
      </View>
      <View className={styles.now}>
        {texts.current}
        <Price value={launch.curr_price} size="xl" className="t-launch-price" />
      </View>
      <View className={`${styles.word} ${failed ? styles.dim : ''}`} role="heading" aria-level={2}>
        {(state === 'won' || state === 'bought') && <Icon name="success" size={36} className={styles.good} />}
        {wordOf(texts, launch, view)}
      </View>
      <CutProgress price={launch.price} current={launch.curr_price} floor={launch.floor_price} named />
      {until !== undefined && (
        <View className={styles.until}>
          {state === 'running' ? texts.left : texts.buyLeft}
          <Countdown end={until} onEnd={onEnd} />
        </View>
      )}
      {done ? <CutDone cut={done} /> : <View>{note}</View>}
    </Card>
  )
}

type Texts = ReturnType<typeof useLaunchTexts>

function wordOf({ words }: Texts, { price, curr_price, floor_price }: LaunchRow, { state, atFloor }: LaunchView) {
  if (state === 'won') return atFloor ? words.floor : words.time(curr_price)
  if (state !== 'running') return words[state]
  const rest = savedOf(curr_price, floor_price) ?? '0.00'
  const cut = savedOf(price, curr_price)
  return cut ? words.running(cut, rest) : words.fresh(rest)
}

/** What it means for who looks at it. */
function noteOf(
  { notes }: Texts,
  { launch, view, isStopped }: Pick<LaunchStateProps, 'launch' | 'view' | 'isStopped'>,
): string {
  const { state, isOwn, missing } = view
  if (isOwn) {
    if (state === 'running') return launch.buy_type === 0 ? notes.runningAny(missing) : notes.runningFloor(missing)
    return state === 'lost' && isStopped ? notes.stopped : notes[state]
  }
  if (launch.cut === 1) return notes.cut
  if (state === 'running') return notes.friend(missing)
  return state === 'won' ? notes.friendWon : notes.friendOver
}
