/** The member's profile and passwords (member.md section 1). */
import * as v from 'valibot'
import { captchaFields, codeKey, smsCode } from './auth'
import { call } from './define'
import { int, mobile, oneOf, out, payPassword, text } from './fields'

const profile = {
  member_id: out.int,
  source_member: out.int,
  username: out.text,
  nickname: out.text,
  mobile: out.text,
  email: out.text,
  /** tells only empty or not empty */
  password: out.text,
  /** 1 normal, 0 locked */
  status: out.flag,
  headimg: out.url,
  member_level: out.int,
  member_level_name: out.text,
  member_label: out.csv,
  member_label_name: out.text,
  qq: out.text,
  realname: out.text,
  /** 0 unknown, 1 male, 2 female */
  sex: v.picklist([0, 1, 2]),
  location: out.text,
  /** unix seconds, below 0 before 1970 */
  birthday: out.int,
  point: out.int,
  /** cannot be withdrawn */
  balance: out.money,
  /** can be withdrawn */
  balance_money: out.money,
  growth: out.int,
  sign_days_series: out.int,
  is_fenxiao: out.flag,
}
const memberInfo = v.object({
  ...profile,
  /** set or empty, never the id itself */
  wx_openid: out.text,
  wx_unionid: out.text,
})
export type MemberInfo = v.InferOutput<typeof memberInfo>
const memberDetail = v.object(profile)
export type MemberDetail = v.InferOutput<typeof memberDetail>

const accountRule = v.object({ point: v.array(out.text), balance: v.array(out.text), growth: v.array(out.text) })
export type AccountRule = v.InferOutput<typeof accountRule>

const password = () => text(64)
const set = <const P extends v.ObjectEntries>(params: P) => call({ auth: 'T', params, data: out.none })

export const member = {
  '/api/member/info': call({ auth: 'T', params: {}, data: memberInfo }),
  '/api/member/detail': call({ auth: 'T', params: {}, data: memberDetail }),
  '/api/member/id': call({ auth: 'T', params: {}, data: out.int }),
  '/api/member/modifynickname': set({ nickname: text(50) }),
  '/api/member/modifyrealname': set({ realname: text(50) }),
  '/api/member/modifysex': set({ sex: oneOf([0, 1, 2]) }),
  // from 1900 on
  '/api/member/modifybirthday': set({ birthday: int(-2_208_988_800, 99_999_999_999) }),
  '/api/member/modifyheadimg': set({ headimg: text(500) }),
  /** the first password needs key and code in place of old_password */
  '/api/member/modifypassword': set({
    old_password: v.optional(password()),
    new_password: password(),
    key: v.optional(smsCode.key),
    code: v.optional(smsCode.code),
  }),
  '/api/member/pwdmobliecode': call({ auth: 'T', params: captchaFields, data: codeKey }),
  '/api/member/bindmobliecode': call({ auth: '-', params: { mobile: mobile(), ...captchaFields }, data: codeKey }),
  /** is_register 1: a member who registered by username got the reward with the first mobile; else null */
  '/api/member/modifymobile': call({
    auth: 'T',
    params: { mobile: mobile(), ...smsCode, ...captchaFields },
    data: v.nullable(v.object({ is_register: out.flag })),
  }),
  '/api/member/paypwdcode': call({ auth: 'T', params: {}, data: codeKey }),
  '/api/member/verifypaypwdcode': set({ ...smsCode }),
  '/api/member/modifypaypassword': set({ ...smsCode, password: payPassword() }),
  '/api/member/issetpayaassword': call({ auth: 'T', params: {}, data: out.flag }),
  '/api/member/checkpaypassword': set({ pay_password: payPassword() }),
  '/api/member/accountrule': call({ auth: '-', params: {}, data: accountRule }),
  '/api/member/couponnum': call({ auth: 'T', params: { state: v.optional(oneOf([1, 2, 3])) }, data: out.int }),
} as const
