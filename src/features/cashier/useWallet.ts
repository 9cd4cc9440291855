import { useData } from '@/api/useData'
import { cents, sumMoney } from '@/domain/price/money'

export interface Wallet {
  /** of both wallets; undefined until it is known */
  total: string | undefined
  /** a pay password is set */
  isSet: boolean
  covers(money: string): boolean
}

/** What the member could pay with; asked again when they come back from setting a pay password. */
export function useWallet(enabled: boolean): Wallet {
  const account = useData(
    '/api/memberaccount/info',
    { account_type: 'balance,balance_money' },
    { enabled, onShow: true, silent: true },
  )
  const isSet = useData('/api/member/issetpayaassword', {}, { enabled, onShow: true, silent: true })
  const { balance = '0.00', balance_money = '0.00' } = account.data ?? {}
  const total = account.data && sumMoney([balance, balance_money])
  return {
    total,
    isSet: isSet.data === 1,
    covers: (money) => total !== undefined && cents(total) >= cents(money),
  }
}
