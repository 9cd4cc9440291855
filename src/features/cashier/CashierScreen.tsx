import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import type { PayInfo } from '@mall/contract/pay'
import { useMessageConsent } from '@/domain/message-consent/useMessageConsent'
import { GoneBill } from '@/domain/payable/GoneBill'
import { openList } from '@/domain/payable/openList'
import { paidBy } from '@/domain/payable/payables'
import { useWayTexts } from '@/domain/payable/texts'
import { maySellVirtual } from '@/domain/goods/virtualPay'
import { VirtualPayStop } from '@/domain/goods/VirtualPayStop'
import { askToSet } from '@/domain/wallet/askToSet'
import { PayPasswordSheet } from '@/domain/wallet/PayPasswordSheet'
import { ask } from '@/ui/ask'
import { Button } from '@/ui/Button'
import { Countdown } from '@/ui/Countdown'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { addressOf } from '@/navigation/address'
import { nowMs } from '@/session/clock'
import { leaveTo } from '@/navigation/leave'
import { useParams } from '@/navigation/params'
import { routes } from '@/routes'
import styles from './cashier.module.scss'
import { Ended } from './parts/Ended'
import { JointOrders } from './parts/JointOrders'
import { OfflineGuide } from './parts/OfflineGuide'
import { WaitingDialog } from './parts/WaitingDialog'
import { Ways } from './parts/Ways'
import { useTexts } from './texts'
import { usePayment } from './usePayment'
import { useWallet } from './useWallet'

export function CashierScreen() {
  const texts = useTexts()
  const wayTexts = useWayTexts()
  const { out_trade_no: number = '' } = useParams(routes.cashier)
  const bill = useData('/api/pay/info', { out_trade_no: number }, { enabled: number !== '', onShow: true })
  const ways = useData('/api/pay/type', { out_trade_no: number }, { enabled: number !== '' })
  const list = (ways.data?.pay_type ?? '').split(',').filter(Boolean)
  const [chosen, choose] = useState('')
  const wallet = useWallet(list.includes('BALANCE'))
  const [proving, setProving] = useState(false)
  const info = bill.data
  const way = chosen || proposed(list, info?.pay_type)
  // the result page shares this answer: without it, one opened at once would tell the state from before the payment
  const payment = usePayment(number, way, (type) => {
    if (type === 'offline') void bill.refresh()
    else if (info) bill.set({ ...info, pay_status: 1 })
  })
  const consent = useMessageConsent(info && momentOf(info))
  const unpaid = info?.pay_status === 0 || info?.pay_status === 1
  const forbidden = unpaid && info.order_type === 4 && !maySellVirtual()
  const payable = unpaid && !forbidden
  const guided = payable && payment.offline !== undefined

  const leave = async () => {
    if (payable && !guided) {
      const minutes = Math.ceil((info.expire_time - nowMs() / 1000) / 60)
      const content = texts.leaveNote(texts.kept[info.event], Math.max(1, minutes))
      if (!(await ask({ title: texts.leave, content, confirm: texts.giveUp, cancel: texts.goOn }))) return
    }
    const target = info && paidBy(info)
    await leaveTo(target && addressOf(target.route, target.query))
  }
  const start = async () => {
    if (way === 'BALANCE' && !wallet.isSet) return askToSet()
    if (!(await consent())) return
    if (way !== 'BALANCE') return payment.start()
    setProving(true)
  }
  const orders = info && (
    <Button className="t-to-orders" size="big" onClick={() => openList(info)}>
      {wayTexts[info.event]}
    </Button>
  )
  const button = payable && way !== '' && (
    <Button
      className="t-pay"
      size="big"
      loading={payment.busy}
      disabled={way === 'BALANCE' && !wallet.covers(info.pay_money)}
      onClick={start}
    >
      {way === 'offlinepay' ? texts.offlineShow : texts.pay(info.pay_money)}
    </Button>
  )
  return (
    <Screen
      title={texts.title}
      onBack={info && leave}
      data={[bill, ways]}
      refused={(words) => <GoneBill words={words} />}
      bottom={guided ? orders : button}
      toTop={false}
    >
      {number === '' && <GoneBill />}
      {guided && <OfflineGuide bill={info} content={payment.offline ?? ''} />}
      {forbidden && <VirtualPayStop>{orders}</VirtualPayStop>}
      {payable && !guided && (
        <>
          <View className={styles.head}>
            <View className={styles.label}>{texts.toPay}</View>
            <Price value={info.pay_money} size="xl" tone="text" />
            <View className={styles.left}>
              {texts.left}
              <Countdown end={info.expire_time} onEnd={() => void bill.refresh()} />
            </View>
          </View>
          <JointOrders bill={info} />
          <Ways list={list} way={way} wallet={wallet} owed={info.pay_money} onChoose={choose} />
        </>
      )}
      {info && !unpaid && <Ended bill={info} />}
      <PayPasswordSheet
        open={proving}
        money={info?.pay_money ?? ''}
        pay={payment.start}
        onClose={() => setProving(false)}
      />
      <WaitingDialog number={number} sandbox={way === 'sandbox'} open={payment.waiting} onClose={payment.stop} />
    </Screen>
  )
}

/** Paying orders that are not only picked up includes what a pick-up has. */
const momentOf = ({ order_ids: ids, order_type: type }: PayInfo) =>
  type === 0 ? undefined : type === 2 && ids.length === 1 ? 'pickup' : 'order'

/** The one chosen before; else what pays at once, but never the wallet: that is offered, not proposed. */
function proposed(list: readonly string[], before = ''): string {
  if (before === 'offlinepay' && list.includes(before)) return before
  return list.find((name) => name !== 'BALANCE' && name !== 'offlinepay') ?? list[0] ?? ''
}
