import type { BankAccount } from '@mall/contract/withdraw'
import type { TransferType } from '@mall/contract/status'
import { codes } from '@mall/contract/envelope'
import type { Words } from '@mall/contract/words'
import { ownRows } from '../../database/ownRows'
import { refuse, type Ctx } from '../../http/route'
import { pageOf, type Paging } from '../../lib/paging'
import { mostRows, oneDefault } from '../member/oneDefault.service'

const accounts = ownRows('member_bank_account')

const unknownAccount = () => refuse({ zh: '提现账户不存在', en: 'Account not found' })

const own = oneDefault(accounts, {
  unknown: unknownAccount,
  tooMany: () => refuse({ zh: `最多保存${mostRows}个提现账户`, en: `You can save up to ${mostRows} accounts` }),
})

type Row = NonNullable<Awaited<ReturnType<typeof accounts.find>>>

const shown = (row: Row): BankAccount => ({
  ...{ id: row.id, realname: row.realname, mobile: row.mobile, withdraw_type: row.withdraw_type as TransferType },
  ...{ branch_bank_name: row.branch_bank_name, bank_account: row.bank_account },
  is_default: row.is_default as 0 | 1,
})

export const list = ({ mall: { db }, memberId }: Ctx, paging: Paging) =>
  pageOf(paging, {
    count: () => accounts.count(db, memberId),
    list: async (limit, offset) => (await accounts.list(db, memberId, limit, offset)).map(shown),
  })

export async function info({ mall: { db }, memberId }: Ctx, id: number): Promise<BankAccount> {
  const row = await accounts.find(db, memberId, id)
  if (!row) throw unknownAccount()
  return shown(row)
}

export async function defaultInfo({ mall: { db }, memberId }: Ctx): Promise<BankAccount | null> {
  const row = await accounts.findDefault(db, memberId)
  return row ? shown(row) : null
}

/** The form as the contract parses it. */
export interface BankForm {
  realname: string
  mobile: string
  withdraw_type: TransferType
  branch_bank_name?: string | undefined
  bank_account?: string | undefined
  is_default?: 0 | 1 | undefined
}

export const add = async (ctx: Ctx, form: BankForm): Promise<number> => own.add(ctx, columnsOf(form), form.is_default)

export const edit = async (ctx: Ctx, id: number, form: BankForm): Promise<void> =>
  own.edit(ctx, id, columnsOf(form), form.is_default)

export const { setDefault, remove } = own

const missing = (words: Words) => refuse(words, { code: codes.PARAMETER_ERROR })

/** What a type does not need is not kept with it. */
function columnsOf(form: BankForm) {
  const { mobile, withdraw_type } = form
  const name = form.realname.trim()
  const bank = form.branch_bank_name?.trim() ?? ''
  const account = form.bank_account?.trim() ?? ''
  if (!name) throw missing({ zh: '请填写真实姓名', en: 'Please enter your real name' })
  if (withdraw_type === 'bank' && !bank) throw missing({ zh: '请填写开户行', en: 'Please enter the bank and branch' })
  if (withdraw_type !== 'wechatpay' && !account)
    throw missing({ zh: '请填写收款账号', en: 'Please enter the account number' })
  return {
    ...{ realname: name, mobile, withdraw_type },
    branch_bank_name: withdraw_type === 'bank' ? bank : '',
    bank_account: withdraw_type === 'wechatpay' ? '' : account,
  }
}
