import { View } from '@tarojs/components'
import type { PintuanOrder } from '@mall/contract/pintuan'
import { ShopHead } from '@/domain/shop/ShopHead'
import { OwnGoods } from '@/features/promotion-list/OwnGoods'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { ActionButtons } from '@/ui/ActionButtons'
import { Card } from '@/ui/Card'
import { Countdown } from '@/ui/Countdown'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tap } from '@/ui/Tap'
import { useGroupTexts } from './groupTexts'
import styles from './ownGroup.module.scss'
import { Seats } from './Seats'
import { missingIn } from './seats'

/** One of the member's groups: what it buys, who is in it, and what comes next. Unpaid it leads to its order. */
export function OwnGroup({ order, changed }: { order: PintuanOrder; changed: () => void }) {
  const texts = useGroupTexts()
  const { id, order_id, pintuan_status: status, pintuan_num, pintuan_count, member_list } = order
  const isOpen = status === 2
  const seeOrder = async () => void (await open(routes.orderDetail, { order_id }))
  const seeGroup = async () => void (await open(routes.pintuanShare, { id }))
  const buttons = [
    { name: 'order', title: texts.order, run: seeOrder },
    ...(isOpen ? [{ name: 'invite', title: texts.invite, primary: true, run: seeGroup }] : []),
  ]
  const toPay = [{ name: 'pay', title: texts.pay, primary: true, run: seeOrder }]
  return (
    <Card className={`${styles.card} t-own-group`}>
      <Tap className="t-open-group" role="link" onClick={() => void (status === 0 ? seeOrder() : seeGroup())}>
        <ShopHead name={order.site_name}>
          <View className={status === 0 || isOpen ? styles.stateOn : styles.state}>{texts.states[status]}</View>
        </ShopHead>
        <OwnGoods image={order.sku_image} name={order.sku_name}>
          <Tag>{texts.people(pintuan_num)}</Tag>
          <View className={styles.money}>
            {texts.money[order.pay_time > 0 ? 'paid' : status === 0 ? 'due' : 'sum']}
            <Price value={order.order_money} size="s" tone="text" />
          </View>
        </OwnGoods>
        {pintuan_count > 0 && (
          <View className={styles.people}>
            <Seats members={member_list} count={pintuan_count} num={pintuan_num} size="s" />
            {isOpen && (
              <View className={styles.until}>
                <View className={styles.missing}>{texts.missing(missingIn(order))}</View>
                <View className={styles.time}>
                  {texts.left}
                  <Countdown end={order.group_end_time} look="text" onEnd={changed} />
                </View>
              </View>
            )}
          </View>
        )}
      </Tap>
      <ActionButtons of="group" buttons={status === 0 ? toPay : buttons} size="small" />
    </Card>
  )
}
