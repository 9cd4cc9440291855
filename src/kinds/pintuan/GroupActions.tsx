import { View } from '@tarojs/components'
import type { PintuanOrderDetail } from '@mall/contract/pintuan'
import { open } from '@/navigation/open'
import { share } from '@/platform/share/share'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import styles from './group.module.scss'
import { useGroupTexts } from './groupTexts'
import type { GroupView } from './groupView'

interface GroupActionsProps {
  order: PintuanOrderDetail
  view: GroupView
  /** shows the ways to share, where the platform's button does not */
  onInvite: () => void
}

/** What comes next for who looks at a group: invite, join, pay, see the order, or begin another one. */
export function GroupActions({ order, view: { eyes, state }, onInvite }: GroupActionsProps) {
  const texts = useGroupTexts()
  const { pintuan_id, group_id, order_id } = order
  const isOwner = eyes === 'owner'
  // the way to what one has: the order, or all groups of who is in this one by another order
  const own = isOwner ? (
    <Button className="t-group-order" kind="secondary" block onClick={() => open(routes.orderDetail, { order_id })}>
      {texts.order}
    </Button>
  ) : (
    eyes === 'member' && (
      <Button className="t-my-groups" kind="secondary" block onClick={() => open(routes.myPintuan)}>
        {texts.mine}
      </Button>
    )
  )
  const start = (words: string) => (
    <Button className="t-group-start" block onClick={() => open(routes.pintuanDetail, { pintuan_id })}>
      {words}
    </Button>
  )
  if (state === 'unpaid' && isOwner)
    return (
      <Button className="t-group-pay" size="big" onClick={() => open(routes.orderDetail, { order_id })}>
        {texts.pay}
      </Button>
    )
  if (state === 'open')
    return (
      <View className={styles.actions}>
        {own}
        {eyes === 'other' ? (
          <Button className="t-group-join" block onClick={() => open(routes.pintuanDetail, { pintuan_id, group_id })}>
            {texts.join}
          </Button>
        ) : (
          <Button className="t-group-invite" block openType="share" onClick={share.byButton ? undefined : onInvite}>
            {texts.invite}
          </Button>
        )}
      </View>
    )
  return (
    <View className={styles.actions}>
      {own}
      {start(eyes === 'other' ? texts.start : texts.again)}
    </View>
  )
}
