import { sql } from 'kysely'
import { Refusal } from '../http/route'
import type { Tx } from '../database/transaction'

/** balance cannot be withdrawn, balance_money can (wire/README section 9); purses are in cents. */
export type AccountKind = 'point' | 'growth' | 'balance' | 'balance_money' | 'fenxiao'

export interface Move {
  memberId: number
  kind: AccountKind
  /** signed, not 0: cents of a purse, whole points of point and growth */
  delta: number
  /** Names the entry once per member and kind, e.g. `order:123:pay`: a second move with it does nothing. */
  ref: string
  /** word of member.md section 2 */
  fromType: string
  /** what the shopper reads, e.g. 订单支付 */
  typeName: string
  /** id of the cause */
  typeTag?: number | string
  remark: string
  /** unix seconds of the mall's clock */
  at: number
}

export interface Moved {
  /** false: the ref was there already */
  done: boolean
  balance: number
  seq: number
}

const short: Record<AccountKind, string> = {
  point: '积分不足',
  growth: '成长值不足',
  balance: '余额不足',
  balance_money: '余额不足',
  fenxiao: '可提现佣金不足',
}

/** The account would fall below zero; nothing was written. */
export class InsufficientFunds extends Refusal {
  readonly kind: AccountKind
  constructor(kind: AccountKind) {
    super(short[kind])
    this.kind = kind
  }
}

/** Writes one entry and the new balance; the only way money, points and growth move. */
export async function move(trx: Tx, entry: Move): Promise<Moved> {
  if (!Number.isSafeInteger(entry.delta) || entry.delta === 0) throw new RangeError(`cannot move ${entry.delta}`)
  const before = await findEntry(trx, entry)
  if (before) return before
  const account = (await change(trx, entry)) ?? (entry.delta > 0 ? await openAndChange(trx, entry) : undefined)
  if (!account) {
    // a rival with the same ref may have taken the money while this move waited for the row
    const rival = await findEntry(trx, entry)
    if (rival) return rival
    throw new InsufficientFunds(entry.kind)
  }
  await trx
    .insertInto('account_log')
    .values({
      member_id: entry.memberId,
      kind: entry.kind,
      seq: account.seq,
      delta: entry.delta,
      balance_after: account.balance,
      ref: entry.ref,
      from_type: entry.fromType,
      type_name: entry.typeName,
      type_tag: String(entry.typeTag ?? ''),
      remark: entry.remark,
      create_time: entry.at,
    })
    .execute()
  return { done: true, balance: account.balance, seq: account.seq }
}

/** Balances of a member; kinds never moved are 0. */
export async function balances(db: Pick<Tx, 'selectFrom'>, memberId: number): Promise<Record<AccountKind, number>> {
  const rows = await db.selectFrom('account').select(['kind', 'balance']).where('member_id', '=', memberId).execute()
  const found = { point: 0, growth: 0, balance: 0, balance_money: 0, fenxiao: 0 }
  for (const row of rows) found[row.kind as AccountKind] = row.balance
  return found
}

/** The purses, for a payment that divides itself over both: nothing else moves them until COMMIT. */
export async function lockPurses(trx: Tx, memberId: number): Promise<{ balance: number; balance_money: number }> {
  const rows = await trx
    .selectFrom('account')
    .select(['kind', 'balance'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['balance', 'balance_money'])
    .orderBy('kind')
    .forUpdate()
    .execute()
  const of = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.balance ?? 0
  return { balance: of('balance'), balance_money: of('balance_money') }
}

async function findEntry(trx: Tx, { memberId, kind, ref }: Move): Promise<Moved | null> {
  const row = await trx
    .selectFrom('account_log')
    .select(['seq', 'balance_after'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst()
  return row ? { done: false, balance: row.balance_after, seq: row.seq } : null
}

function change(trx: Tx, { memberId, kind, delta }: Move) {
  return trx
    .updateTable('account')
    .set({ balance: sql<number>`balance + ${delta}`, seq: sql<number>`seq + 1` })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where(sql<boolean>`balance + ${delta} >= 0`)
    .returning(['balance', 'seq'])
    .executeTakeFirst()
}

/** The first entry of this kind opens the account. */
async function openAndChange(trx: Tx, entry: Move) {
  await trx
    .insertInto('account')
    .values({ member_id: entry.memberId, kind: entry.kind, balance: 0, seq: 0 })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doNothing())
    .execute()
  return change(trx, entry)
}
