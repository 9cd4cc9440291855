import type { AccountCause } from '@mall/contract/status'
import type { Insertable } from 'kysely'
import type { AccountKind } from '../../../ledger/ledger'
import { hashPassword } from '../../../lib/password'
import type { Mall } from '../../../mall'
import { phrase } from '../../../words/phrases'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import type { MemberSeed, SeedData } from '../types'
import { loadCoupons, loadPlatformCoupons } from './coupons'
import { insertAll } from '../../bulk'
import { knownHash } from './knownHash'
import { byCode, kept } from './units'

/** Hash of a member's password and pay password. */
export interface Secrets {
  password: string
  payPassword: string
}

/** Takes a while, so it goes before the transaction. */
export async function hashSecrets(members: MemberSeed[]): Promise<Map<number, Secrets>> {
  const hash = (plain: string, salt: string) => knownHash(plain, salt) ?? hashPassword(plain, Buffer.from(salt, 'hex'))
  const all = members.map(async ({ member_id, password, pay_password, salt }) => {
    const [login, pay] = await Promise.all([hash(password, salt), hash(pay_password, salt)])
    return [member_id, { password: login, payPassword: pay }] as const
  })
  return new Map(await Promise.all(all))
}

/** Members with their ledgers, addresses, accounts to withdraw to, withdrawals and coupons. */
export async function loadMembers(trx: Tx, mall: Mall, data: SeedData, secrets: Map<number, Secrets>): Promise<void> {
  const level = byCode(data.levels, 'level')
  await insertAll(
    trx,
    'member',
    data.members.map((member) => memberRow(member, level(member.level).level_id, secrets.get(member.member_id))),
  )
  await insertAll(
    trx,
    'member_mobile',
    data.members.map(({ mobile, member_id }) => ({ mobile, member_id })),
  )
  await insertAll(
    trx,
    'member_username',
    data.members.map(({ username, member_id }) => ({ username, member_id })),
  )
  const entries = data.members.flatMap(logOf)
  await insertAll(trx, 'account', lastOf(entries))
  await insertAll(trx, 'account_log', entries)
  await insertAll(trx, 'member_address', data.addresses)
  await insertAll(trx, 'member_bank_account', data.bankAccounts)
  await insertAll(trx, 'member_withdraw', data.withdrawals)
  await insertAll(trx, 'member_cancel', data.cancellations)
  await loadCoupons(trx, mall, data)
  await loadPlatformCoupons(trx, mall, data)
}

const memberRow = (member: MemberSeed, levelId: number, secrets: Secrets | undefined): Insertable<DB['member']> => ({
  member_id: member.member_id,
  username: member.username,
  nickname: member.nickname,
  mobile: member.mobile,
  email: member.email,
  password: secrets?.password ?? '',
  pay_password: secrets?.payPassword ?? '',
  status: member.status,
  headimg: member.headimg,
  member_level: levelId,
  realname: member.realname,
  sex: member.sex,
  birthday: member.birthday,
  source_member: member.source_member,
  fenxiao_id: member.fenxiao_id,
  sign_days_series: member.sign_days_series,
  register_type: 'mobile',
  create_time: member.create_time,
})

/** The member's entries as the ledger would have written them one after the other. */
function logOf(member: MemberSeed): Insertable<DB['account_log']>[] {
  const accounts = new Map<AccountKind, { seq: number; balance: number }>()
  return member.ledger.map((entry) => {
    const before = accounts.get(entry.account_type) ?? { seq: 0, balance: 0 }
    const after = { seq: before.seq + 1, balance: before.balance + entry.delta }
    accounts.set(entry.account_type, after)
    return {
      member_id: member.member_id,
      kind: entry.account_type,
      seq: after.seq,
      delta: entry.delta,
      balance_after: after.balance,
      ref: entry.ref,
      from_type: entry.from_type,
      ...kept({ type_name: phrase(`cause.${entry.from_type as AccountCause}`), remark: entry.remark }),
      type_tag: entry.type_tag === 0 ? '' : String(entry.type_tag),
      create_time: entry.create_time,
    }
  })
}

function lastOf(entries: Insertable<DB['account_log']>[]): Insertable<DB['account']>[] {
  const accounts = new Map<string, Insertable<DB['account']>>()
  for (const { member_id, kind, seq, balance_after } of entries)
    accounts.set(`${member_id} ${kind}`, { member_id, kind, balance: balance_after, seq })
  return [...accounts.values()]
}
