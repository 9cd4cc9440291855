import { useState } from 'react'
import { View } from '@tarojs/components'
import type { OrderRow } from '@mall/contract/order'
import { CallFailure } from '@/api/CallFailure'
import { useSubmit } from '@/api/useSubmit'
import { sumMoney } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Price } from '@/ui/Price'
import { Sheet } from '@/ui/Sheet'
import { useMergeTexts } from '../mergeTexts'
import styles from '../merge.module.scss'

interface MergeSheetProps {
  open: boolean
  orders: readonly OrderRow[]
  onClose: () => void
}

/** Several unpaid bills become one; all of them to begin with. */
export function MergeSheet({ open: shown, orders, onClose }: MergeSheetProps) {
  const texts = useMergeTexts()
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())
  const merge = useSubmit('/api/order/pay')
  const chosen = orders.filter(({ order_id: id }) => !unticked.has(id))
  const money = sumMoney(chosen.map((order) => order.pay_money))
  const toggle = (id: number) => {
    const next = new Set(unticked)
    if (!next.delete(id)) next.add(id)
    setUnticked(next)
  }
  const pay = async () => {
    try {
      const bill = await merge.submit({ order_ids: chosen.map(({ order_id: id }) => id).join() })
      onClose()
      await open(routes.cashier, { out_trade_no: bill })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
    }
  }
  const all = chosen.length === orders.length
  const footer = (
    <View className={styles.foot}>
      <Checkbox
        className={`${styles.all} t-merge-all`}
        checked={all}
        onChange={() => setUnticked(new Set(all ? orders.map(({ order_id: id }) => id) : []))}
      >
        {texts.all}
      </Checkbox>
      <Button
        className="t-merge-pay"
        size="big"
        block
        loading={merge.running}
        disabled={chosen.length === 0}
        onClick={() => void pay()}
      >
        {texts.pay(money)}
      </Button>
    </View>
  )
  return (
    <Sheet open={shown} onClose={onClose} title={texts.title} footer={footer} className="t-merge-sheet">
      <View className={styles.note}>{texts.note}</View>
      {orders.map((order) => (
        <Checkbox
          key={order.order_id}
          className={`${styles.order} t-merge-order t-merge-order-${order.order_id}`}
          checked={!unticked.has(order.order_id)}
          onChange={() => toggle(order.order_id)}
        >
          <View className={styles.row}>
            <View className={styles.words}>
              <View>{order.site_name}</View>
              <View className={styles.name}>{order.order_name}</View>
            </View>
            <Price value={order.pay_money} size="m" tone="text" />
          </View>
        </Checkbox>
      ))}
    </Sheet>
  )
}
