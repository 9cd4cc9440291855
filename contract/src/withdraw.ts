/** Bank accounts and withdrawals (member.md section 4). */
import * as v from 'valibot'
import { call } from './define'
import { flag, id, mobile, money, optional, out, page, paging, text, word } from './fields'
import { type TransferType, transferTypes } from './status'

const transferWords = Object.keys(transferTypes) as [TransferType, ...TransferType[]]

const bankAccount = v.object({
  id: out.int,
  realname: out.text,
  mobile: out.text,
  withdraw_type: v.picklist(transferWords),
  branch_bank_name: out.text,
  bank_account: out.text,
  is_default: out.flag,
})
export type BankAccount = v.InferOutput<typeof bankAccount>
const bankForm = {
  realname: text(50),
  mobile: mobile(),
  withdraw_type: word(transferWords),
  /** of a bank account */
  branch_bank_name: optional(text(100)),
  /** not needed for wechatpay */
  bank_account: optional(text(100)),
  is_default: optional(flag()),
}

const rules = {
  min: out.money,
  rate: out.pct,
  is_auto_audit: out.flag,
  is_auto_transfer: out.flag,
  transfer_type: out.csv,
}
const withdrawConfig = v.object({ is_use: out.flag, value: v.object(rules) })
export type WithdrawConfig = v.InferOutput<typeof withdrawConfig>
const withdrawInfo = v.object({
  member_info: v.object({
    balance_money: out.money,
    balance_withdraw_apply: out.money,
    balance_withdraw: out.money,
  }),
  config: v.object({ is_use: out.flag, ...rules }),
})
export type WithdrawInfo = v.InferOutput<typeof withdrawInfo>

const withdrawRow = v.object({
  id: out.int,
  withdraw_no: out.text,
  apply_money: out.money,
  service_money: out.money,
  rate: out.pct,
  money: out.money,
  status: v.picklist([0, 1, 2, -1]),
  status_name: out.text,
  transfer_type: v.picklist(transferWords),
  transfer_type_name: out.text,
  apply_time: out.time,
  audit_time: out.time,
  payment_time: out.time,
  refuse_reason: out.text,
  bank_name: out.text,
  account_number: out.text,
  realname: out.text,
  mobile: out.text,
  /** while a WeChat transfer waits for the member to confirm it */
  package_info: v.optional(v.object({ mch_id: out.idText, app_id: out.text, package: out.text })),
})
export type WithdrawRow = v.InferOutput<typeof withdrawRow>

const byId = { id: id() }

export const withdraw = {
  '/api/memberbankaccount/page': call({ auth: 'T', params: paging, data: page(bankAccount) }),
  '/api/memberbankaccount/info': call({ auth: 'T', params: byId, data: bankAccount }),
  '/api/memberbankaccount/defaultinfo': call({ auth: 'T', params: {}, data: v.nullable(bankAccount) }),
  '/api/memberbankaccount/add': call({ auth: 'T', params: bankForm, data: out.int }),
  '/api/memberbankaccount/edit': call({ auth: 'T', params: { ...byId, ...bankForm }, data: out.none }),
  '/api/memberbankaccount/delete': call({ auth: 'T', params: byId, data: out.none }),
  '/api/memberbankaccount/setdefault': call({ auth: 'T', params: byId, data: out.none }),
  '/api/memberwithdraw/config': call({ auth: 'T', params: {}, data: withdrawConfig }),
  '/api/memberwithdraw/info': call({ auth: 'T', params: {}, data: withdrawInfo }),
  /** wechatpay only with an openid */
  '/api/memberwithdraw/transferType': call({
    auth: 'T',
    params: {},
    data: v.object({
      bank: v.optional(out.text),
      alipay: v.optional(out.text),
      wechatpay: v.optional(out.text),
    }),
  }),
  '/api/memberwithdraw/apply': call({
    auth: 'T',
    params: {
      apply_money: money(1),
      transfer_type: word(transferWords),
      realname: optional(text(50)),
      mobile: optional(mobile()),
      bank_name: optional(text(100)),
      account_number: optional(text(100)),
      /** whose openid a wechatpay transfer goes to */
      applet_type: optional(word(['wechat', 'weapp'])),
    },
    data: out.int,
    idempotent: true,
  }),
  '/api/memberwithdraw/page': call({ auth: 'T', params: paging, data: page(withdrawRow) }),
  '/api/memberwithdraw/detail': call({ auth: 'T', params: byId, data: withdrawRow }),
} as const
