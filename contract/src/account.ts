/** Accounts and their ledger (member.md section 2). */
import * as v from 'valibot'
import { call } from './define'
import { out, page, paging, time, word, wordList } from './fields'
import { type AccountCause, accountCauses, accountTypes } from './status'

const causes = Object.keys(accountCauses) as [AccountCause, ...AccountCause[]]
/** int for point and growth, money for both wallets */
const amount = v.union([out.int, out.money])

const accountInfo = v.object({
  point: v.optional(out.int),
  growth: v.optional(out.int),
  balance: v.optional(out.money),
  balance_money: v.optional(out.money),
})
export type AccountInfo = v.InferOutput<typeof accountInfo>

const accountRow = v.object({
  account_type: v.picklist(accountTypes),
  /** signed */
  account_data: amount,
  from_type: v.picklist(causes),
  type_name: out.text,
  /** id of the cause */
  type_tag: out.text,
  remark: out.text,
  create_time: out.time,
})
export type AccountRow = v.InferOutput<typeof accountRow>

const fromTypes = v.record(
  v.picklist(accountTypes),
  v.record(v.string(), v.object({ type_name: out.text, type_url: out.text })),
)
export type FromTypes = v.InferOutput<typeof fromTypes>

export const account = {
  '/api/memberaccount/info': call({
    auth: 'T',
    params: { account_type: wordList(accountTypes) },
    data: accountInfo,
  }),
  '/api/memberaccount/page': call({
    auth: 'T',
    params: {
      ...paging,
      account_type: wordList(accountTypes),
      from_type: v.optional(word(causes)),
      /** YYYY-MM; missing = the current month */
      date: v.optional(v.pipe(v.string(), v.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'month'))),
    },
    data: page(accountRow),
  }),
  '/api/memberaccount/fromType': call({ auth: '-', params: {}, data: fromTypes }),
  '/api/memberaccount/sum': call({
    auth: 'T',
    params: {
      account_type: word(accountTypes),
      from_type: v.optional(word(causes)),
      query_type: v.optional(word(['income', 'pay'])),
      start_time: v.optional(time()),
      end_time: v.optional(time()),
    },
    data: amount,
  }),
} as const
