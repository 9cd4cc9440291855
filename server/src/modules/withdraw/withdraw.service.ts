import { codes } from '@mall/contract/envelope'
import { transferTypes, withdrawStates, type TransferType, type WithdrawStatus } from '@mall/contract/status'
import type { WithdrawConfig, WithdrawInfo, WithdrawRow } from '@mall/contract/withdraw'
import type { Language, Words } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { balances, move } from '../../ledger/ledger'
import { cents, portion, yuan } from '../../lib/money'
import { numberFor } from '../../lib/numbers'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import type { Mall } from '../../mall'
import type { TransferConfirm } from '../../outside/pay/payChannel'
import { phrase } from '../../words/phrases'
import { lockMember } from '../member/member.service'
import { openidIn } from '../member/memberPerson.service'
import { startTransfer, transfersTo } from './transfer.service'
import * as store from './withdraw.store'

/** hundredths of a percent in a whole */
const whole = 10_000
const apps = ['weapp', 'wechat'] as const
type App = (typeof apps)[number]
/** transfer_type is kept as a list of words */
const typesOf = (csv: string) => csv.split(',').filter(Boolean) as TransferType[]

const rulesOf = async (mall: Mall, db?: Kysely<DB>) => mall.settings.get('memberwithdraw', 0, db)

export async function config({ mall }: Ctx): Promise<WithdrawConfig> {
  const { is_use, ...value } = await rulesOf(mall)
  return { is_use, value }
}

export async function info({ mall, memberId }: Ctx): Promise<WithdrawInfo> {
  const [rules, accounts, waiting, paid] = await Promise.all([
    rulesOf(mall),
    balances(mall.db, memberId),
    appliedFor(mall.db, memberId),
    store.sum(mall.db, memberId, [2]),
  ])
  return {
    member_info: {
      balance_money: yuan(accounts.balance_money),
      balance_withdraw_apply: yuan(waiting),
      balance_withdraw: yuan(paid),
    },
    config: rules,
  }
}

/** Cents that wait for the platform or are on their way. */
export const appliedFor = (db: Kysely<DB>, memberId: number): Promise<number> => store.sum(db, memberId, [0, 1])

/** Apps in which WeChat can reach the member. */
async function reachable(mall: Mall, db: Kysely<DB>, memberId: number): Promise<App[]> {
  const open = apps.filter((app) => transfersTo(mall, app))
  const openids = await Promise.all(open.map((app) => openidIn(db, memberId, app)))
  return open.filter((_, i) => openids[i] !== '')
}

/** The ways that are open to this member, in the operator's order. */
async function openTypes(
  mall: Mall,
  db: Kysely<DB>,
  memberId: number,
  rules: WithdrawInfo['config'],
): Promise<TransferType[]> {
  const types = typesOf(rules.transfer_type)
  const canWeChat = types.includes('wechatpay') && (await reachable(mall, db, memberId)).length > 0
  return types.filter((type) => type !== 'wechatpay' || canWeChat)
}

export async function types({ mall, memberId, language }: Ctx): Promise<Partial<Record<TransferType, string>>> {
  const open = await openTypes(mall, mall.db, memberId, await rulesOf(mall))
  return Object.fromEntries(open.map((type) => [type, transferTypes[type][language]]))
}

/** The form as the contract parses it; cents. */
export interface Application {
  apply_money: number
  transfer_type: TransferType
  realname?: string | undefined
  mobile?: string | undefined
  bank_name?: string | undefined
  account_number?: string | undefined
  applet_type?: App | undefined
}

/** Takes the money out of `balance_money` and lets it wait for the operator (wire/member section 4). Answers the id. */
export async function apply(trx: Tx, ctx: Ctx, form: Application): Promise<number> {
  const { mall, memberId, now: at } = ctx
  await lockMember(trx, memberId)
  const rules = await rulesOf(mall, trx)
  if (rules.is_use === 0) throw refuse({ zh: '提现功能未开启', en: 'Withdrawals are closed at the moment' })
  if (!typesOf(rules.transfer_type).includes(form.transfer_type)) throw notOffered()
  if (form.apply_money < cents(rules.min))
    throw refuse({ zh: `最低提现金额为${rules.min}元`, en: `The least amount to withdraw is ¥${rules.min}` })
  const rate = cents(rules.rate)
  const service_money = portion(form.apply_money, rate, whole)
  const money = form.apply_money - service_money
  if (money <= 0) throw refuse({ zh: '扣除手续费后没有可到账金额', en: 'Nothing would be left after the fee' })
  const receiver = await receiverOf(trx, ctx, form, money)
  const id = mall.newId()
  const withdraw_no = numberFor(id, at)
  const status = rules.is_auto_audit === 1 ? 1 : 0
  const row = {
    ...{ member_id: memberId, id, withdraw_no, apply_money: form.apply_money, service_money, rate, money, status },
    ...{ ...receiver, apply_time: at, audit_time: status === 1 ? at : 0, payment_time: 0, refuse_reason: '' },
    ...{ transfer_type: form.transfer_type, transfer_state: '', confirm: null },
  }
  await store.insert(trx, row)
  if (status === 1 && rules.is_auto_transfer === 1 && form.transfer_type === 'wechatpay')
    await startTransfer(trx, mall, row, at)
  await move(trx, {
    ...{ memberId, kind: 'balance_money', delta: -form.apply_money, ref: `withdraw:${id}:apply`, typeTag: id, at },
    ...{ fromType: 'withdraw', typeName: phrase('cause.withdraw') },
    remark: phrase('account.withdraw.remark', { number: withdraw_no }),
  })
  return id
}

const notOffered = () => refuse({ zh: '该提现方式不可用', en: 'This way to withdraw is not available' })
const missing = (words: Words) => refuse(words, { code: codes.PARAMETER_ERROR })

/** Where the money goes; what a type does not need is not kept with it. */
async function receiverOf(trx: Tx, { mall, memberId, appType }: Ctx, form: Application, money: number) {
  const realname = form.realname?.trim() ?? ''
  const account_number = form.account_number?.trim() ?? ''
  const bank_name = form.bank_name?.trim() ?? ''
  const mobile = form.mobile ?? ''
  if (form.transfer_type !== 'wechatpay') {
    if (!realname) throw missing({ zh: '请填写真实姓名', en: 'Please enter your real name' })
    if (!account_number) throw missing({ zh: '请填写收款账号', en: 'Please enter the account number' })
    if (form.transfer_type === 'bank' && !bank_name)
      throw missing({ zh: '请填写开户行', en: 'Please enter the bank and branch' })
    return { realname, mobile, account_number, bank_name: form.transfer_type === 'bank' ? bank_name : '', app: '' }
  }
  const open = await reachable(mall, trx, memberId)
  const asked = form.applet_type ?? (appType === 'h5' ? undefined : appType)
  const app = asked ? open.find((one) => one === asked) : open[0]
  if (!app) throw notOffered()
  const nameFrom = transfersTo(mall, app)?.nameFrom ?? 0
  if (!realname && money >= nameFrom)
    throw missing({
      zh: `提现到微信${yuan(nameFrom)}元及以上请填写真实姓名`,
      en: `WeChat asks for your real name from ¥${yuan(nameFrom)}`,
    })
  return { realname, mobile, account_number: '', bank_name: '', app }
}

const unknown = () => refuse({ zh: '提现记录不存在', en: 'Withdrawal not found' })
export { unknown as unknownWithdrawal }

export const list = ({ mall: { db }, memberId, language }: Ctx, paging: Paging): Promise<PageOf<WithdrawRow>> =>
  pageOf(paging, {
    count: () => store.count(db, memberId),
    list: async (limit, offset) => (await store.list(db, memberId, limit, offset)).map((row) => shown(row, language)),
  })

export async function detail({ mall: { db }, memberId, language }: Ctx, id: number): Promise<WithdrawRow> {
  const row = await store.find(db, memberId, id)
  if (!row) throw unknown()
  return shown(row, language)
}

function shown(row: store.Withdrawal, language: Language): WithdrawRow {
  const status = row.status as WithdrawStatus
  const type = row.transfer_type as TransferType
  return {
    ...{ id: row.id, withdraw_no: row.withdraw_no, rate: yuan(row.rate), refuse_reason: row.refuse_reason },
    ...{ apply_money: yuan(row.apply_money), service_money: yuan(row.service_money), money: yuan(row.money) },
    ...{ status, status_name: withdrawStates[status].name[language] },
    ...{ transfer_type: type, transfer_type_name: transferTypes[type][language] },
    ...{ apply_time: row.apply_time, audit_time: row.audit_time, payment_time: row.payment_time },
    ...{ bank_name: row.bank_name, account_number: row.account_number, realname: row.realname, mobile: row.mobile },
    ...(row.confirm ? { package_info: row.confirm as unknown as TransferConfirm } : {}),
  }
}

/** Cents from which this member could take money out now; undefined = no way is open (wire/member section 8). */
export async function leastToWithdraw(mall: Mall, db: Kysely<DB>, memberId: number): Promise<number | undefined> {
  const rules = await rulesOf(mall, db)
  const isOpen = rules.is_use === 1 && (await openTypes(mall, db, memberId, rules)).length > 0
  return isOpen ? cents(rules.min) : undefined
}
