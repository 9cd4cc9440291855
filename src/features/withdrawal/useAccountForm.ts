import type { BankAccount } from '@mall/contract/withdraw'
import type { TransferType } from '@mall/contract/status'
import { call } from '@/api/call'
import { useData } from '@/api/useData'
import { useTexts as useTypeTexts } from '@/domain/withdrawal/texts'
import { useAddon } from '@/session/boot'
import { notNull, pattern, phone, required } from '@/ui/form/rules'
import { useRowForm } from '@/ui/form/useRowForm'
import { useAccountTexts } from './accountTexts'

export interface AccountValues {
  /** undefined: the first of those offered */
  type: TransferType | undefined
  realname: string
  mobile: string
  /** bank and branch */
  bank: string
  /** of a card, or the name of an Alipay account */
  number: string
  isDefault: boolean
}

const blank: AccountValues = {
  ...{ type: undefined, realname: '', mobile: '', bank: '', number: '', isDefault: false },
}

const valuesOf = (row: BankAccount): AccountValues => ({
  ...{ type: row.withdraw_type, realname: row.realname, mobile: row.mobile },
  ...{ bank: row.branch_bank_name, number: row.bank_account, isDefault: row.is_default === 1 },
})

const all = ['bank', 'alipay', 'wechatpay'] as const

/** Types this member can withdraw to, each with its name; an account that is kept may stay of its own. */
function useTypes(own: TransferType | undefined) {
  const words = useTypeTexts().types
  const enabled = useAddon('memberwithdraw')
  const { data } = useData('/api/memberwithdraw/transferType', {}, { enabled, silent: true })
  // until the mall has told: what needs no more than a number
  const offered: { [T in TransferType]?: string | undefined } = data ?? { bank: words.bank, alipay: words.alipay }
  return all
    .filter((type) => type === own || offered[type] !== undefined)
    .map((type) => ({ value: type, label: offered[type] ?? words[type] }))
}

export function useAccountForm(id: number) {
  const texts = useAccountTexts()
  const saved = useData('/api/memberbankaccount/info', { id }, { enabled: id > 0 })
  const types = useTypes(saved.data?.withdraw_type)
  const typeOf = (values: AccountValues) => values.type ?? types[0]?.value
  const { form, dirty } = useRowForm(blank, saved.data, valuesOf, (values) => {
    const type = typeOf(values)
    const number = {
      bank: [required(texts.cardEmpty), pattern(/^\d{6,30}$/, texts.cardWrong)],
      alipay: [required(texts.alipayEmpty)],
      wechatpay: [],
    }
    return {
      type: type ? [] : [notNull(texts.typeEmpty)],
      realname: [required(texts.realnameEmpty)],
      mobile: [required(texts.mobileEmpty), phone(texts.mobileWrong)],
      bank: type === 'bank' ? [required(texts.bankEmpty)] : [],
      number: type ? number[type] : [],
    }
  })
  const type = typeOf(form.values)
  return {
    ...{ form, saved, dirty, types, type },
    /** Sends the form; the account's id. Throws a CallFailure. */
    async send({ realname, mobile, bank, number, isDefault }: AccountValues): Promise<number> {
      const account = {
        ...{
          realname,
          mobile,
          withdraw_type: type as TransferType,
          is_default: isDefault ? (1 as const) : (0 as const),
        },
        ...(type === 'bank' && { branch_bank_name: bank }),
        ...(type !== 'wechatpay' && { bank_account: number }),
      }
      if (id === 0) return call('/api/memberbankaccount/add', account)
      await call('/api/memberbankaccount/edit', { id, ...account })
      return id
    },
  }
}
