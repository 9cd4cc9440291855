import { View } from '@tarojs/components'
import type { LaunchRow } from '@mall/contract/bargain'
import { open } from '@/navigation/open'
import { share } from '@/platform/share/share'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { buyLaunch } from './checkout'
import styles from './launch.module.scss'
import { useLaunchTexts } from './launchTexts'
import type { LaunchView } from './launchView'

interface LaunchActionsProps {
  launch: LaunchRow
  view: LaunchView
  /** launch_id of the shopper's own open launch in the activity, 0 = none */
  ownLaunch: number
  cutting: boolean
  onCut: () => void
  /** shows the ways to share, where the platform's button does not */
  onInvite: () => void
}

/** What comes next for who looks at a launch. */
export function LaunchActions(props: LaunchActionsProps) {
  return <View className={styles.actions}>{props.view.isOwn ? <Own {...props} /> : <Friends {...props} />}</View>
}

/** The launcher invites, buys, pays, sees the order, or begins again. */
function Own({ launch, view, onInvite }: LaunchActionsProps) {
  const texts = useLaunchTexts()
  const { state, canBuy, activityRuns } = view
  const { launch_id, order_id, curr_price } = launch
  const seeOrder = () => open(routes.orderDetail, { order_id })
  if (state === 'ordered')
    return (
      <Button className="t-launch-pay" block onClick={seeOrder}>
        {texts.pay}
      </Button>
    )
  if (state === 'running' || state === 'won')
    return (
      <>
        {canBuy && (
          <Button
            className="t-launch-buy"
            kind={state === 'won' ? 'primary' : 'secondary'}
            block
            onClick={() => buyLaunch({ launch_id })}
          >
            {state === 'won' ? texts.buy : texts.buyAt(curr_price)}
          </Button>
        )}
        {state === 'running' && <Invite words={texts.invite} onInvite={onInvite} />}
      </>
    )
  return (
    <>
      {order_id > 0 && (
        <Button className="t-launch-order" kind="secondary" block onClick={seeOrder}>
          {texts.order}
        </Button>
      )}
      {activityRuns && state === 'lost' ? (
        <Begin launch={launch} words={texts.again} />
      ) : (
        <Others kind={order_id > 0 ? 'primary' : 'secondary'} />
      )}
    </>
  )
}

/** A friend cuts once, passes it on, or begins a bargain of his own. */
function Friends({ launch, view, ownLaunch, cutting, onCut, onInvite }: LaunchActionsProps) {
  const texts = useLaunchTexts()
  const running = view.state === 'running'
  const mayCut = running && launch.cut === 0
  if (!running && !view.activityRuns) return <Others kind="primary" />
  const kind = mayCut ? 'secondary' : 'primary'
  const own =
    ownLaunch > 0 ? (
      <Button className="t-launch-own" kind={kind} block onClick={() => open(routes.bargainLaunch, { id: ownLaunch })}>
        {texts.ownBargain}
      </Button>
    ) : (
      <Begin launch={launch} words={texts.wantToo} kind={kind} />
    )
  return (
    <>
      {running && !mayCut && <Invite words={texts.pass} kind="secondary" onInvite={onInvite} />}
      {own}
      {mayCut && (
        <Button className="t-cut" block loading={cutting} onClick={onCut}>
          {texts.cut}
        </Button>
      )}
    </>
  )
}

interface StepProps {
  words: string
  kind?: 'primary' | 'secondary'
}

const Invite = ({ words, kind, onInvite }: StepProps & Pick<LaunchActionsProps, 'onInvite'>) => (
  <Button
    className="t-launch-invite"
    kind={kind}
    block
    openType="share"
    onClick={share.byButton ? undefined : onInvite}
  >
    {words}
  </Button>
)

const Begin = ({ launch: { bargain_id }, words, kind }: StepProps & Pick<LaunchActionsProps, 'launch'>) => (
  <Button className="t-want-too" kind={kind} block onClick={() => open(routes.bargainDetail, { bargain_id })}>
    {words}
  </Button>
)

function Others({ kind }: { kind: 'primary' | 'secondary' }) {
  const { others } = useLaunchTexts()
  return (
    <Button className="t-other-deals" kind={kind} block onClick={() => open(routes.bargainList)}>
      {others}
    </Button>
  )
}
