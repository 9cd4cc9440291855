/** The verification desk (messages-chat-verification.md section 3). */
import * as v from 'valibot'
import { call } from './define'
import { out, page, paging, text, word } from './fields'

export const verifyTypes = ['pickup', 'virtualgoods'] as const
export type VerifyType = (typeof verifyTypes)[number]

const remark = v.object({ title: out.text, value: out.text })
const item = v.object({
  img: out.url,
  name: out.text,
  price: out.money,
  num: out.int,
  remark_array: v.array(remark),
})

const verifier = v.object({ verifier_id: out.int, verifier_name: out.text, site_id: out.int })
export type Verifier = v.InferOutput<typeof verifier>

const verifyInfo = v.object({
  verify_code: out.text,
  verify_type: v.picklist(verifyTypes),
  verify_type_name: out.text,
  site_id: out.int,
  site_name: out.text,
  /** 1 used */
  is_verify: out.flag,
  verify_time: out.time,
  verifier_name: out.text,
  item_array: v.array(item),
  remark_array: v.array(remark),
})
export type VerifyInfo = v.InferOutput<typeof verifyInfo>

const verifyRow = v.pick(verifyInfo, [
  'verify_code',
  'verify_type_name',
  'verifier_name',
  'verify_time',
  'item_array',
  'remark_array',
])
export type VerifyRow = v.InferOutput<typeof verifyRow>

const typeName = v.object({ name: out.text })

export const verify = {
  '/api/verify/checkisverifier': call({ auth: 'T', params: {}, data: verifier }),
  '/api/verify/getVerifyType': call({
    auth: '-',
    params: {},
    data: v.object({ pickup: typeName, virtualgoods: typeName }),
  }),
  '/api/verify/verifyInfo': call({ auth: 'T', params: { verify_code: text(32) }, data: verifyInfo }),
  '/api/verify/verify': call({ auth: 'T', params: { verify_code: text(32) }, data: out.none }),
  '/api/verify/lists': call({
    auth: 'T',
    params: { verify_type: v.optional(word(verifyTypes)), ...paging },
    data: page(verifyRow),
  }),
} as const
