import { useState } from 'react'
import { View } from '@tarojs/components'
import type { PintuanGroup } from '@mall/contract/pintuan'
import { StepLine } from '@/domain/promotion/StepLine'
import type { PartProps } from '@/features/goods-detail/GoodsKind'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import { Sheet } from '@/ui/Sheet'
import { Tap } from '@/ui/Tap'
import { GroupRow } from './GroupRow'
import styles from './groups.module.scss'
import { useGroupTexts } from './groupTexts'
import { Seats } from './Seats'
import { missingIn } from './seats'
import { useTexts } from './texts'
import { ownOf, type GroupGoods } from './useGroupGoods'

/** Groups of a page that is not about one of them. */
const fewest = 2

/** Below the name: how it works, and the group of the address or those one may join. */
export function GroupsPanel({ detail, onEnd }: PartProps<GroupGoods>) {
  const texts = useTexts()
  const { begin, invite, ship } = useGroupTexts().steps
  const { askedFor, joining, pintuan_num, group_num, order_num, is_promotion, pintuan_price } = detail
  return (
    <View className={styles.panel}>
      <View className={styles.about}>
        <View className={styles.people}>{texts.people(pintuan_num)}</View>
        {!joining && is_promotion === 1 && <View>{texts.memberPrice(pintuan_price)}</View>}
        {order_num > 0 && <View className={styles.counts}>{texts.counts(group_num, order_num)}</View>}
      </View>
      <View className={styles.steps}>
        <StepLine steps={[begin, invite, ship]} />
      </View>
      {askedFor > 0 && <Asked detail={detail} onEnd={onEnd} />}
      {!joining && <Running detail={detail} onEnd={onEnd} />}
    </View>
  )
}

interface Shown {
  detail: GroupGoods
  onEnd: () => void
}

/** The group of the address: whose it is and until when, that the shopper is in it, or that it is too late. */
function Asked({ detail, onEnd }: Shown) {
  const texts = useTexts()
  const { joining } = detail
  const isOwn = ownOf(detail) !== undefined
  if (!joining)
    return (
      <View className={`${styles.asked} ${isOwn ? 't-in-group' : 't-group-full'}`}>
        <View className={styles.groupName}>{isOwn ? texts.ownGroup : texts.full}</View>
        <View className={styles.note}>{isOwn ? texts.ownGroupNote : texts.fullNote}</View>
      </View>
    )
  const { nickname, headimg, member_id, pintuan_count, pintuan_num, end_time } = joining
  return (
    <View className={`${styles.asked} t-group`}>
      <View className={styles.groupName}>{isOwn ? texts.ownGroup : texts.groupOf(nickname || texts.anonymous)}</View>
      <Seats members={[{ member_img: headimg, nickname, member_id }]} count={pintuan_count} num={pintuan_num} />
      <View className={styles.until}>
        <View className={styles.missing}>{texts.missing(missingIn(joining))}</View>
        {texts.left}
        <Countdown end={end_time} look="text" onEnd={onEnd} />
      </View>
    </View>
  )
}

/** A few groups that one may join; all of them in a sheet. */
function Running({ detail: { groups, ownIn }, onEnd }: Shown) {
  const texts = useTexts()
  const [all, showAll] = useState(false)
  if (groups.length === 0) return null
  const row = (group: PintuanGroup) => (
    <GroupRow key={group.group_id} group={group} own={ownIn.get(group.group_id)} onEnd={onEnd} />
  )
  return (
    <View className={`${styles.running} t-groups`}>
      <View className={styles.runningHead}>
        <View className={styles.runningName}>{texts.running(groups.length)}</View>
        {groups.length > fewest && (
          <Tap className={`${styles.more} t-more-groups`} onClick={() => showAll(true)}>
            {texts.more}
            <Icon name="arrow" size={24} />
          </Tap>
        )}
      </View>
      {groups.slice(0, fewest).map(row)}
      <Sheet open={all} onClose={() => showAll(false)} title={texts.allRunning} className="t-groups-sheet">
        <View className={styles.sheet}>{groups.map(row)}</View>
      </Sheet>
    </View>
  )
}
