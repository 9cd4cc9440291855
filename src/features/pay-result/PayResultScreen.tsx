import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import type { PayInfo } from '@mall/contract/pay'
import { dropBill } from '@/session/openBill'
import { useData } from '@/api/useData'
import { visit } from '@/platform/lifecycle/visit'
import { listOf, paidBy } from '@/domain/payable/payables'
import { useWayTexts } from '@/domain/payable/texts'
import { ownTarget, ownWordsOf } from '@/domain/promotion/ownTarget'
import type { Target } from '@/navigation/address'
import { back, open, openTarget } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Icon, type IconName } from '@/ui/Icon'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import styles from './result.module.scss'
import { useTexts } from './texts'

/** ms between two looks at a bill in progress; after them it counts as being confirmed */
const looks = [1000, 2000, 4000, 8000]

const faces = {
  2: { name: 'paid', icon: 'success' },
  1: { name: 'confirming', icon: 'clock' },
  0: { name: 'unpaid', icon: 'info' },
  [-1]: { name: 'closed', icon: 'fail' },
} as const satisfies Record<PayInfo['pay_status'], { name: string; icon: IconName }>

/** To one of the bill's targets; a bill that has none is left to where it was begun. */
const goTo = async (target: Target | undefined) => {
  if (target) await openTarget(target, { replace: true })
  else await back()
}

/** What the payment of one order has brought the member into. */
function useOwn(bill: PayInfo | undefined) {
  const [order_id = 0, second] = bill?.event === 'order' && bill.pay_status === 2 ? bill.order_ids : []
  const one = order_id > 0 && second === undefined
  const { data } = useData('/api/order/detail', { order_id }, { enabled: one, silent: true })
  const target = data && ownTarget(data)
  const words = data && ownWordsOf(data)
  return target && words?.paid ? { target, see: words.see, paid: words.paid } : undefined
}

export function PayResultScreen() {
  const texts = useTexts()
  const ways = useWayTexts()
  const { code = '' } = useParams(routes.payResult)
  const bill = useData('/api/pay/info', { out_trade_no: String(code) }, { enabled: code !== '', onShow: true })
  const [looked, setLooked] = useState(0)
  const { data, refresh } = bill
  const wait = looks[looked]
  const running = data?.pay_status === 1
  useEffect(() => {
    if (!running || wait === undefined) return undefined
    const timer = setTimeout(() => void refresh().then(() => setLooked((n) => n + 1)), wait)
    return () => clearTimeout(timer)
    // refresh is new at every render; the look count alone drives the next one
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [running, wait])

  const own = useOwn(data)
  const known = data !== undefined && !running
  useEffect(() => {
    if (known) dropBill(String(code))
  }, [known, code])

  const leave = data && (() => goTo(listOf(data)))
  useEffect(() => {
    // the gateway's page in between sends on: who went back arrives here a second time
    const list = data?.pay_status === 2 ? listOf(data) : undefined
    if (visit.returned() && list) void goTo(list)
  }, [data])

  const face = data && faces[data.pay_status]
  const noteOf = ({ event, pay_status: status }: PayInfo, ofOrder?: string) =>
    (status === 2 ? (ofOrder ?? texts.paidNotes[event]) : undefined) ?? texts[`${faces[status].name}Note`]
  return (
    <Screen title={texts.title} onBack={leave} data={bill} ground="surface" toTop={false}>
      {data && face && (
        <View className={`${styles.result} ${styles[face.name]} t-result-${face.name}`}>
          <Icon name={face.icon} size={144} className={styles.icon} />
          <View className={styles.word}>{texts[face.name]}</View>
          <Price value={data.pay_money} size="xl" tone="text" />
          <View className={styles.note}>{noteOf(data, own?.paid)}</View>
          <View className={styles.buttons}>
            {data.pay_status === 0 && (
              <Button
                className="t-pay-again"
                block
                onClick={() => open(routes.cashier, { out_trade_no: data.out_trade_no }, { replace: true })}
              >
                {texts.payAgain}
              </Button>
            )}
            {data.pay_status === 1 && wait === undefined && (
              <Button className="t-check" block onClick={() => void refresh()}>
                {texts.check}
              </Button>
            )}
            <Button
              className="t-see-orders"
              block
              kind={data.pay_status === 2 ? 'primary' : 'secondary'}
              onClick={() => goTo(own?.target ?? paidBy(data))}
            >
              {own?.see ?? ways[data.event]}
            </Button>
            <Button className="t-go-home" block kind="secondary" onClick={() => open(routes.home)}>
              {texts.home}
            </Button>
          </View>
        </View>
      )}
    </Screen>
  )
}
