import { View } from '@tarojs/components'
import type { OwnLaunch as Row } from '@mall/contract/bargain'
import { OwnGoods } from '@/features/promotion-list/OwnGoods'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { now } from '@/session/clock'
import { ActionButtons } from '@/ui/ActionButtons'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { Price } from '@/ui/Price'
import { Tap } from '@/ui/Tap'
import { buyLaunch } from './checkout'
import { CutProgress } from './CutProgress'
import { useLaunchTexts } from './launchTexts'
import { viewOf } from './launchView'
import styles from './ownLaunch.module.scss'

/** Friends whose faces are shown. */
const faces = 5

/** One of the member's launches: how far its price is cut, who helped, and what comes next. */
export function OwnLaunch({ launch, changed }: { launch: Row; changed: () => void }) {
  const texts = useLaunchTexts()
  const { launch_id, bargain_id, order_id, price, curr_price, floor_price } = launch
  const { state, canBuy, activityRuns } = viewOf(launch, { deal: undefined, orderStatus: undefined, at: now() })
  const until = state === 'running' ? launch.end_time : state === 'won' ? launch.buy_end_time : undefined
  const isPlaced = state === 'bought' || state === 'closed'
  const run = (act: () => Promise<boolean>) => async () => void (await act())
  const seeLaunch = run(() => open(routes.bargainLaunch, { id: launch_id }))
  const seeOrder = run(() => open(routes.orderDetail, { order_id }))
  const again = run(() => open(routes.bargainDetail, { bargain_id }))
  const buttons = [
    ...(isPlaced ? [{ name: 'order', title: texts.order, run: seeOrder }] : []),
    ...(state === 'ordered' ? [{ name: 'pay', title: texts.pay, primary: true, run: seeOrder }] : []),
    ...(state === 'lost' && activityRuns ? [{ name: 'again', title: texts.again, run: again }] : []),
    ...(canBuy
      ? [{ name: 'buy', title: texts.buy, primary: state === 'won', run: run(() => buyLaunch({ launch_id })) }]
      : []),
    ...(state === 'running' ? [{ name: 'invite', title: texts.invite, primary: true, run: seeLaunch }] : []),
  ]
  return (
    <Card className={`${styles.card} t-own-launch`}>
      <Tap className="t-open-launch" role="link" onClick={() => void seeLaunch()}>
        <View className={styles.head}>
          <View className={activityRuns && !isPlaced && state !== 'lost' ? styles.stateOn : styles.state}>
            {texts.states[isPlaced ? 'placed' : state]}
          </View>
          {until !== undefined && (
            <View className={styles.until}>
              {state === 'running' ? texts.left : texts.buyLeft}
              <Countdown end={until} look="text" onEnd={changed} />
            </View>
          )}
        </View>
        <OwnGoods image={launch.sku_image} name={launch.sku_name}>
          <View className={styles.now}>
            {texts.current}
            <Price value={curr_price} size="m" />
          </View>
        </OwnGoods>
        <CutProgress price={price} current={curr_price} floor={floor_price} named />
        {launch.curr_num > 0 && (
          <View className={styles.friends}>
            <View className={styles.faces}>
              {launch.bargain_record.slice(0, faces).map((cut, at) => (
                <Avatar key={cut.id} src={cut.headimg} size={56} alt={cut.nickname} className={at ? styles.over : ''} />
              ))}
            </View>
            {texts.helped(launch.curr_num)}
          </View>
        )}
      </Tap>
      <ActionButtons of="launch" buttons={buttons} size="small" />
    </Card>
  )
}
