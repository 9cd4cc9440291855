import { Text } from '@tarojs/components'
import type { OrderDetail } from '@mall/contract/order'
import { useData } from '@/api/useData'
import { timeText } from '@/lib/day'
import { clipboard } from '@/platform/clipboard/clipboard'
import { toast } from '@/session/toast'
import { Cell, CellGroup } from '@/ui/Cell'
import { Tap } from '@/ui/Tap'
import styles from '../order.module.scss'
import { useTexts } from '../texts'

/** Parcels, numbers and times; what is not set is left out. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const texts = useTexts()
  const sent = order.delivery_time > 0
  const parcels = useData('/api/order/package', { order_id: order.order_id }, { enabled: sent, silent: true })
  const copy = async () => {
    if (await clipboard.copy(order.order_no)) toast(texts.copied)
  }
  const times = [
    [texts.created, order.create_time],
    [texts.paidAt, order.pay_time],
    [texts.sentAt, order.delivery_time],
    [texts.signedAt, order.sign_time],
    [texts.finishedAt, order.finish_time],
    [texts.closedAt, order.close_time],
  ] as const
  return (
    <>
      {parcels.data && parcels.data.length > 0 && (
        <CellGroup title={texts.parcels}>
          {parcels.data.map((parcel, i) => (
            <Cell
              key={parcel.package_name}
              label={texts.parcelName(parcel.package_name, i + 1)}
              value={
                parcel.delivery_type === 'none'
                  ? texts.noParcel
                  : texts.parcel(parcel.express_company_name, parcel.delivery_no)
              }
            />
          ))}
        </CellGroup>
      )}
      <CellGroup>
        <Cell label={texts.number}>
          <Text className={styles.number} selectable>
            {order.order_no}
          </Text>
          <Tap className={`${styles.copy} t-copy`} onClick={copy}>
            {texts.copy}
          </Tap>
        </Cell>
        {times.map(([label, time]) => (time > 0 ? <Cell key={label} label={label} value={timeText(time)} /> : null))}
        {order.pay_type_name && <Cell label={texts.way} value={order.pay_type_name} />}
        {order.buyer_message && <Cell label={texts.message} value={order.buyer_message} />}
      </CellGroup>
    </>
  )
}
