import { useState } from 'react'
import { View } from '@tarojs/components'
import { useData } from '@/api/useData'
import { askToSet } from '@/domain/purse/askToSet'
import { PayPasswordSheet } from '@/domain/purse/PayPasswordSheet'
import { ask } from '@/ui/ask'
import { BarButton } from '@/ui/BarButton'
import { Button } from '@/ui/Button'
import { CellGroup } from '@/ui/Cell'
import { Checkbox } from '@/ui/Checkbox'
import { Countdown } from '@/ui/Countdown'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { back, open } from '@/session/open'
import { useParams } from '@/session/params'
import { routes } from '@/routes'
import styles from './cashier.module.scss'
import { PurseNote } from './parts/PurseNote'
import { WaitingDialog } from './parts/WaitingDialog'
import { useTexts } from './texts'
import { usePayment } from './usePayment'
import { usePurse } from './usePurse'

export function CashierScreen() {
  const texts = useTexts()
  const { out_trade_no: number = '' } = useParams(routes.cashier)
  const bill = useData('/api/pay/info', { out_trade_no: number }, { enabled: number !== '', onShow: true })
  const ways = useData('/api/pay/type', {})
  const list = (ways.data?.pay_type ?? '').split(',').filter(Boolean)
  const [chosen, choose] = useState('')
  // the purse is offered, not proposed
  const way = chosen || list.find((name) => name !== 'BALANCE') || list[0] || ''
  const purse = usePurse(list.includes('BALANCE'))
  const [proving, setProving] = useState(false)
  const info = bill.data
  // the result page shares this answer: without it, one opened at once would tell the state from before the payment
  const payment = usePayment(number, way, () => info && bill.set({ ...info, pay_status: 1 }))
  const payable = info?.pay_status === 0 || info?.pay_status === 1

  const leave = async () => {
    if (
      payable &&
      !(await ask({ title: texts.leave, content: texts.leaveNote, confirm: texts.giveUp, cancel: texts.goOn }))
    )
      return
    await back()
  }
  const start = () => {
    if (way !== 'BALANCE') return payment.start()
    return purse.isSet ? setProving(true) : askToSet()
  }
  const leaving = <BarButton icon="back" label={texts.giveUp} className="t-back" onClick={leave} />
  const button = payable && way !== '' && (
    <Button
      className="t-pay"
      size="big"
      loading={payment.busy}
      disabled={way === 'BALANCE' && !purse.covers(info.pay_money)}
      onClick={start}
    >
      {texts.pay(info.pay_money)}
    </Button>
  )
  return (
    <Screen title={texts.title} left={leaving} data={[bill, ways]} bottom={button} toTop={false}>
      {info && payable && (
        <>
          <View className={styles.head}>
            <View className={styles.label}>{texts.toPay}</View>
            <Price value={info.pay_money} size="xl" tone="text" />
            <View className={styles.left}>
              {texts.left}
              <Countdown end={info.expire_time} onEnd={() => void bill.refresh()} />
            </View>
          </View>
          <CellGroup title={texts.way} className={styles.ways}>
            {list.map((name) => (
              <Checkbox
                key={name}
                end
                role="radio"
                className={`${styles.way} t-way-${name}`}
                disabled={name === 'BALANCE' && !purse.covers(info.pay_money)}
                checked={name === way}
                onChange={() => choose(name)}
              >
                <View className={styles.wayWords}>
                  <Icon name="wallet" size={40} />
                  <View>
                    {texts.ways[name] ?? name}
                    {name === 'sandbox' && <View className={styles.note}>{texts.sandboxNote}</View>}
                    {name === 'BALANCE' && <PurseNote purse={purse} owed={info.pay_money} />}
                  </View>
                </View>
              </Checkbox>
            ))}
            {list.length === 0 && <Empty text={texts.none} icon="wallet" />}
          </CellGroup>
        </>
      )}
      {info && !payable && <Ended paid={info.pay_status === 2} number={number} />}
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

/** A bill that can no longer be paid. */
function Ended({ paid, number }: { paid: boolean; number: string }) {
  const texts = useTexts()
  return (
    <Empty
      icon={paid ? 'success' : 'clock'}
      text={paid ? texts.paid : texts.over}
      note={paid ? undefined : texts.overNote}
    >
      <Button
        className="t-see"
        onClick={() =>
          paid
            ? open(routes.payResult, { code: number }, { replace: true })
            : open(routes.orderList, {}, { replace: true })
        }
      >
        {paid ? texts.see : texts.orders}
      </Button>
    </Empty>
  )
}
