import { useEffect, useState } from 'react'
import type { PayInfo } from '@mall/contract/pay'
import { dropBill } from '@/session/openBill'
import { useData } from '@/api/useData'
import { visit } from '@/platform/lifecycle/visit'
import { Recommended } from '@/domain/goods/Recommended'
import { GoneBill } from '@/domain/payable/GoneBill'
import { listOf, paidBy } from '@/domain/payable/payables'
import { useWayTexts } from '@/domain/payable/texts'
import { ownTarget, ownWordsOf } from '@/domain/promotion/ownTarget'
import type { Target } from '@/navigation/address'
import { back, open, openTarget } from '@/navigation/open'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Screen } from '@/ui/Screen'
import { Head } from './parts/Head'
import { PaidOrders } from './parts/PaidOrders'
import styles from './result.module.scss'
import { useTexts } from './texts'
import { useBillOrders, type BillOrders } from './useBillOrders'

/** ms between two looks at a bill in progress; after them it counts as being confirmed */
const looks = [1000, 2000, 4000, 8000]

/** To one of the bill's targets; a bill that has none is left to where it was begun. */
const goTo = async (target: Target | undefined) => {
  if (target) await openTarget(target, { replace: true })
  else await back()
}

/** What the payment of one order has brought the member into. */
function ownOf(bill: PayInfo | undefined, [order]: BillOrders['orders']) {
  const one = bill?.order_ids.length === 1 ? order : undefined
  const target = one && ownTarget(one)
  const words = one && ownWordsOf(one)
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

  const paid = useBillOrders(data)
  const own = ownOf(data, paid.orders)
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

  const isPaid = data?.pay_status === 2
  // each order says what comes next
  const told = paid.loading || paid.orders.length > 0 ? '' : undefined
  return (
    <Screen
      title={texts.title}
      onBack={leave}
      data={bill}
      refused={(words) => <GoneBill words={words} />}
      ground={isPaid ? 'page' : 'surface'}
      toTop={isPaid}
    >
      {code === '' && <GoneBill />}
      {data && (
        <Head bill={data} note={own?.paid ?? told}>
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
            className={`${styles.button} t-see-orders`}
            block={!isPaid}
            kind={isPaid ? 'primary' : 'secondary'}
            onClick={() => goTo(own?.target ?? paidBy(data))}
          >
            {own?.see ?? ways[data.event]}
          </Button>
          <Button
            className={`${styles.button} t-go-home`}
            block={!isPaid}
            kind="secondary"
            onClick={() => open(routes.home)}
          >
            {texts.home}
          </Button>
        </Head>
      )}
      {isPaid && (
        <>
          <PaidOrders {...paid} />
          <Recommended />
        </>
      )}
    </Screen>
  )
}
