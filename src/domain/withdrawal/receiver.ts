import type { BankAccount, WithdrawRow } from '@mall/contract/withdraw'
import type { TransferType } from '@mall/contract/status'
import { maskedMobile } from '@/domain/proof/maskedMobile'

/** Where money goes: an account, or what a withdrawal has kept of it. */
export interface Receiver {
  type: TransferType
  /** bank and branch; empty for other types */
  bank: string
  /** of a card, or the name of an Alipay account; empty for WeChat */
  number: string
  realname: string
  mobile: string
}

type Account = Pick<BankAccount, 'withdraw_type' | 'branch_bank_name' | 'bank_account' | 'realname' | 'mobile'>

export const receiverOf = ({ withdraw_type, branch_bank_name, bank_account, realname, mobile }: Account): Receiver => ({
  ...{ type: withdraw_type, bank: branch_bank_name, number: bank_account, realname, mobile },
})

export const receiverOfRow = ({
  transfer_type,
  bank_name,
  account_number,
  realname,
  mobile,
}: WithdrawRow): Receiver => ({
  ...{ type: transfer_type, bank: bank_name, number: account_number, realname, mobile },
})

/** A name that is no mobile keeps its first two characters, and what follows an @. */
function maskedName(name: string): string {
  const mobile = maskedMobile(name)
  if (mobile !== name) return mobile
  const [own = '', host] = name.split('@')
  return `${Array.from(own).slice(0, 2).join('')}***${host === undefined ? '' : `@${host}`}`
}

/** As much of the number as its owner needs to know it again; empty where there is none. */
export function maskedNumber({ type, number }: Pick<Receiver, 'type' | 'number'>): string {
  if (number === '') return ''
  return type === 'bank' ? `**** ${number.slice(-4)}` : maskedName(number)
}
