import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { heldByActivity } from '@/domain/order-status/heldByActivity'
import { showPlace } from '@/domain/place/showPlace'
import { ownWordsOf } from '@/domain/promotion/ownTarget'
import { pickupStoreOf } from '@/domain/store/pickupStore'
import { inFours } from '@/lib/inFours'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Icon, type IconName } from '@/ui/Icon'
import styles from '../result.module.scss'
import { useTexts } from '../texts'
import type { PaidOrder } from '../useBillOrders'

interface NextProps {
  order: PaidOrder
  /** to the order's page */
  onSee: () => void
}

/** The state in which a payment leaves an order, by its type. */
const paidStates: Record<number, number> = { 1: 1, 2: 2, 3: 1, 4: 4 }

/** What comes next, as far as it is known; of an order that has gone on since, how it stands. */
export function Next({ order, onSee }: NextProps) {
  const texts = useTexts()
  const { order_type: type, order_status: status, virtual_goods: codes = [] } = order
  // of an earlier visit: it is being asked again
  if (status === 0) return null
  if (heldByActivity(order)) return <Step icon="clock" words={ownWordsOf(order)?.waits ?? ''} />
  const isUsed = codes.length > 0 && codes.every(({ is_veirfy }) => is_veirfy === 1)
  if (status !== paidStates[type] || isUsed) return <Step icon="order" words={order.order_status_name} />
  if (type === 2) return <PickUp order={order} onSee={onSee} />
  if (type === 4) return <Virtual order={order} onSee={onSee} />
  const wished = type === 3 && order.buyer_ask_delivery_time
  return (
    <Step icon="truck" words={type === 3 ? texts.brought : texts.sent}>
      {wished && <View className={styles.fact}>{texts.wished(wished)}</View>}
    </Step>
  )
}

/** One step, with what it takes. */
const Step = ({ icon, words, children }: PropsWithChildren<{ icon: IconName; words: string }>) => (
  <View className={`${styles.next} t-paid-next`}>
    <View className={styles.step}>
      <Icon name={icon} size={32} className={styles.stepIcon} />
      <View className={styles.stepWords}>{words}</View>
    </View>
    {children}
  </View>
)

const Code = ({ code }: { code: string }) => (
  <View className={styles.code}>
    <View className={`${styles.digits} t-paid-code`}>{inFours(code)}</View>
    <CopyButton text={code} name="paid-code" size="m" />
  </View>
)

function PickUp({ order, onSee }: NextProps) {
  const texts = useTexts()
  const store = pickupStoreOf(order)
  const { delivery_code: code } = order
  const place = store?.place
  return (
    <Step icon="shop" words={texts.pickUp}>
      {code && <Code code={code} />}
      {store && (
        <View className={styles.fact}>{[store.name, store.hours, store.address].filter(Boolean).join(' · ')}</View>
      )}
      <View className={styles.ways}>
        {code && <ShowQr words={texts.showQr} onSee={onSee} />}
        {place && (
          <Button
            kind="secondary"
            size="small"
            icon="location"
            className="t-paid-lead"
            onClick={() => void showPlace(place)}
          >
            {texts.lead}
          </Button>
        )}
      </View>
    </Step>
  )
}

/** Every line of a virtual order has a code of its own. */
function Virtual({ order, onSee }: NextProps) {
  const texts = useTexts()
  const { virtual_code: code, order_goods: lines } = order
  if (!code) return null
  return (
    <Step icon="shop" words={texts.useCode}>
      <Code code={code} />
      <View className={styles.ways}>
        <ShowQr words={lines.length > 1 ? texts.allCodes(lines.length) : texts.showQr} onSee={onSee} />
      </View>
    </Step>
  )
}

const ShowQr = ({ words, onSee }: { words: string; onSee: () => void }) => (
  <Button kind="secondary" size="small" icon="scan" className="t-paid-qr" onClick={onSee}>
    {words}
  </Button>
)
