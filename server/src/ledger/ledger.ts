import { said, type Words } from '@mall/contract/words'
import { sql, type Kysely } from 'kysely'
import { atTheEnd } from '../database/atTheEnd'
import { accountOrder } from '../database/lockOrder'
import { Refusal } from '../http/route'
import { putJob } from '../jobs/jobStore'
import { accountNews } from '../jobs/newsJobs'
import type { DB } from '../database/schema'
import { statement } from '../database/statement'
import type { Tx } from '../database/transaction'
import { yuan } from '../lib/money'
import { keep } from '../words/kept'
import type { Phrase } from '../words/phrases'

/** balance cannot be withdrawn, balance_money can (wire/README section 9); wallets are in cents. */
export type AccountKind = 'point' | 'growth' | 'balance' | 'balance_money' | 'fenxiao'

export interface Move {
  memberId: number
  kind: AccountKind
  /** signed, not 0: cents of a wallet, whole points of point and growth */
  delta: number
  /** Names the entry once per member and kind, e.g. `order:123:pay`: a second move with it does nothing. */
  ref: string
  /** word of member.md section 2 */
  fromType: string
  /** what the shopper reads */
  typeName: Phrase
  /** id of the cause */
  typeTag?: number | string
  remark: Phrase | string
  /** unix seconds of the mall's clock */
  at: number
  /** Whether the member is told by a message: it is others' doing. Missing = as its fromType has it. */
  isNews?: boolean
}

export interface Moved {
  /** false: the ref was there already */
  done: boolean
  balance: number
  seq: number
}

const short: Record<AccountKind, Words> = {
  point: said('积分不足', 'Not enough points'),
  growth: said('成长值不足', 'Not enough growth'),
  balance: said('余额不足', 'Your balance is too low'),
  balance_money: said('余额不足', 'Your balance is too low'),
  fenxiao: said('可提现佣金不足', 'Not enough commission to withdraw'),
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
  const moved = await post(trx, entry)
  if (moved) return tellOf(trx, entry, moved)
  // known before, or a rival with the same ref has taken the money while this move waited for the row
  const known = await findEntry(trx, entry)
  if (known) return known
  const opened = entry.delta > 0 ? await openAndPost(trx, entry) : undefined
  if (!opened) throw new InsufficientFunds(entry.kind)
  return tellOf(trx, entry, opened)
}

/** Causes that are others' doing (wire/messages-chat-verification section 1); of some only what comes in. */
const causesOfNews = new Set(['adjust', 'refund', 'memberconsume', 'upgrade', 'memberrecharge', 'fenxiao'])

function isNews({ kind, delta, fromType, isNews }: Move): boolean {
  if (kind === 'growth') return false
  return isNews ?? (causesOfNews.has(fromType) || (delta > 0 && (kind === 'fenxiao' || fromType === 'withdraw')))
}

/** The message is promised along with the entry. */
async function tellOf(trx: Tx, entry: Move, moved: Moved): Promise<Moved> {
  const { memberId, kind, delta, ref, fromType, typeName, remark, at } = entry
  if (!isNews(entry)) return moved
  const account_data = kind === 'point' ? String(delta) : yuan(delta)
  const news = { account_type: kind, account_data, from_type: fromType, type_name: typeName, remark, at }
  await putJob(trx, accountNews(memberId, `${kind}/${ref}`, news))
  return moved
}

/** Gives to accounts at the end of the transaction, in lock order. What is taken has to be known at once: `move`. */
export function moveAtTheEnd(trx: Tx, ...entries: Move[]): void {
  for (const entry of entries) {
    const key = [entry.memberId, accountOrder.indexOf(entry.kind)]
    atTheEnd(trx, { table: 'account', key, run: (last) => move(last, entry) })
  }
}

/** Balances of a member; kinds never moved are 0. */
export async function balances(db: Kysely<DB>, memberId: number): Promise<Record<AccountKind, number>> {
  const rows = await readBalances(db, { memberId })
  const found = { point: 0, growth: 0, balance: 0, balance_money: 0, fenxiao: 0 }
  for (const row of rows) found[row.kind as AccountKind] = row.balance
  return found
}

const readBalances = statement((db, { memberId }: { memberId: number }) =>
  db.selectFrom('account').select(['kind', 'balance']).where('member_id', '=', memberId),
)

/** The wallets, for a payment that divides itself over both: nothing else moves them until COMMIT. */
export async function lockWallets(trx: Tx, memberId: number): Promise<WalletParts> {
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

/** Cents of both wallets. */
export interface WalletParts {
  balance: number
  balance_money: number
}

/** Most of `cents` that the wallets have, first of what cannot be withdrawn; they are held until COMMIT. */
export async function walletParts(trx: Tx, memberId: number, cents: number): Promise<WalletParts> {
  const wallets = await lockWallets(trx, memberId)
  const balance = Math.min(cents, wallets.balance)
  return { balance, balance_money: Math.min(cents - balance, wallets.balance_money) }
}

export const sumOfParts = ({ balance, balance_money }: WalletParts): number => balance + balance_money

const spendable: AccountKind[] = ['point', 'balance', 'balance_money']

/** What an order may have taken from and get back: nothing else moves it until COMMIT. */
export async function lockAccounts(trx: Tx, memberId: number, kinds = spendable): Promise<void> {
  await trx
    .selectFrom('account')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .orderBy(sql`array_position(${[...accountOrder]}::text[], kind)`)
    .forUpdate()
    .execute()
}

/** The same where all of them are opened first: whatever comes next may move them at any time. */
export async function holdAccounts(trx: Tx, memberId: number, kinds: AccountKind[]): Promise<void> {
  for (const kind of kinds) await open(trx, memberId, kind)
  await lockAccounts(trx, memberId, kinds)
}

async function open(trx: Tx, memberId: number, kind: AccountKind): Promise<void> {
  await trx
    .insertInto('account')
    .values({ member_id: memberId, kind, balance: 0, seq: 0 })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doNothing())
    .execute()
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

/**
 * Guards, new balance and entry in one statement; undefined: the ref is known, the account is not there or would fall
 * below zero. A rival with the same ref in the same moment makes the second fail on account_log_ref, and run again.
 */
async function post(trx: Tx, { memberId, kind, delta, ref, ...entry }: Move): Promise<Moved | undefined> {
  const { fromType, at } = entry
  const typeTag = String(entry.typeTag ?? '')
  const words = keep({ type_name: entry.typeName, remark: entry.remark })
  const [row] = await postOne(trx, { memberId, kind, delta, ref, fromType, typeTag, at, ...words })
  return row && { done: true, balance: row.balance_after, seq: row.seq }
}

type Posting = Pick<Move, 'memberId' | 'kind' | 'delta' | 'ref' | 'fromType' | 'at'> & {
  typeTag: string
  type_name: string
  remark: string
  said: string | null
}

const postOne = statement(
  (_, { memberId, kind, delta, ref, ...entry }: Posting) => sql<{ seq: number; balance_after: number }>`
    WITH moved AS (
      UPDATE account SET balance = balance + ${delta}, seq = seq + 1
      WHERE member_id = ${memberId} AND kind = ${kind}
        AND balance + ${delta} >= 0
        AND NOT EXISTS (SELECT FROM account_log WHERE member_id = ${memberId} AND kind = ${kind} AND ref = ${ref})
      RETURNING member_id, kind, seq, balance
    )
    INSERT INTO account_log
      (member_id, kind, seq, delta, balance_after, ref, from_type, type_name, type_tag, remark, said, create_time)
    SELECT member_id, kind, seq, ${delta}, balance, ${ref}, ${entry.fromType}, ${entry.type_name},
      ${entry.typeTag}, ${entry.remark}, ${entry.said}, ${entry.at}
    FROM moved
    RETURNING seq, balance_after`,
)

/** The first entry of this kind opens the account. */
async function openAndPost(trx: Tx, entry: Move): Promise<Moved | undefined> {
  await open(trx, entry.memberId, entry.kind)
  return post(trx, entry)
}
