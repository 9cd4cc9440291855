import { useState } from 'react'
import { CallFailure } from '@/api/CallFailure'
import { useData } from '@/api/useData'
import { usePagedList } from '@/api/usePagedList'
import { useSubmit } from '@/api/useSubmit'
import { sumMoney, typedCents, yuan } from '@/domain/price/money'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { decimalBetween, required } from '@/ui/form/rules'
import { useForm } from '@/ui/form/useForm'
import { useTexts } from './texts'

/** yuan (member.md section 7) */
const [least, most] = [1, 50_000]

/** What can be bought, what is chosen of it, and the way to the cashier. */
export function useRecharge() {
  const texts = useTexts()
  const config = useData('/memberrecharge/api/memberrecharge/config', {})
  const account = useData(
    '/api/memberaccount/info',
    { account_type: 'balance,balance_money' },
    { onShow: true, silent: true },
  )
  const list = usePagedList('/memberrecharge/api/memberrecharge/page', {}, { rowKey: (row) => row.recharge_id })
  const { submit } = useSubmit('/memberrecharge/api/ordercreate/create')
  /** a package's id; 0: an amount of one's own */
  const [picked, pick] = useState<number>()
  const chosen = picked === 0 ? undefined : (list.rows.find((row) => row.recharge_id === picked) ?? list.rows[0])
  const form = useForm({ amount: '' }, () => ({
    amount: chosen ? [] : [required(texts.amountEmpty), decimalBetween(least, most, 2, texts.amountWrong)],
  }))
  const typed = typedCents(form.values.amount)
  const send = async ({ amount }: { amount: string }) => {
    const params = chosen
      ? { recharge_id: chosen.recharge_id }
      : { recharge_id: 0, face_value: yuan(typedCents(amount) ?? 0) }
    try {
      await open(routes.cashier, { out_trade_no: await submit(params) })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      // a package may have gone meanwhile; not waited for: the button takes the next try at once
      void list.refresh()
    }
  }
  const { balance = '0.00', balance_money = '0.00' } = account.data ?? {}
  const field = form.field('amount')
  return {
    ...{ config, list, pick },
    busy: form.busy,
    chosenId: chosen?.recharge_id ?? 0,
    /** of both wallets; undefined until it is known */
    total: account.data && sumMoney([balance, balance_money]),
    /** what is to be paid; undefined while nothing is chosen */
    price: chosen ? chosen.buy_price : typed === undefined ? undefined : yuan(typed),
    field: {
      ...field,
      value: chosen ? '' : field.value,
      onChange: (text: string) => {
        field.onChange(text)
        if (text !== '') pick(0)
      },
    },
    start: () => form.submit(send),
  }
}
