import { View } from '@tarojs/components'
import type { PintuanGroup } from '@mall/contract/pintuan'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { Countdown } from '@/ui/Countdown'
import styles from './groups.module.scss'
import { missingIn } from './seats'
import { useTexts } from './texts'

interface GroupRowProps {
  group: PintuanGroup
  /** the shopper's pintuan order in it */
  own: number | undefined
  onEnd: () => void
}

/** A group that one may join, or has joined. */
export function GroupRow({ group, own, onEnd }: GroupRowProps) {
  const texts = useTexts()
  const { pintuan_id, group_id, nickname, headimg, end_time } = group
  const go = () =>
    own === undefined
      ? open(routes.pintuanDetail, { pintuan_id, group_id }, { replace: true })
      : open(routes.pintuanShare, { id: own })
  return (
    <View className={styles.row}>
      <Avatar src={headimg} size={72} />
      <View className={styles.who}>{nickname || texts.anonymous}</View>
      <View className={styles.state}>
        <View className={styles.missing}>{texts.missing(missingIn(group))}</View>
        <View className={styles.time}>
          {texts.left}
          <Countdown end={end_time} look="text" onEnd={onEnd} />
        </View>
      </View>
      <Button
        className={own === undefined ? 't-join-group' : 't-invite-group'}
        size="small"
        kind={own === undefined ? 'primary' : 'secondary'}
        onClick={go}
      >
        {own === undefined ? texts.goJoin : texts.goInvite}
      </Button>
    </View>
  )
}
