/** Captcha, registration, login, forgotten passwords (start-and-login.md section 2). */
import * as v from 'valibot'
import { call } from './define'
import { idOrNone, mobile, optional, out, text, word } from './fields'
import { wechatIdentity } from './wechat'

const captchaParams = { captcha_id: optional(text(64)), captcha_code: optional(text(4)) }
const inviter = { source_member: optional(idOrNone()), suid: optional(idOrNone()) }
/** The answer of a code call, and the code that came by sms. */
export const smsCode = { key: text(64), code: text(4) }
export const codeKey = v.object({ key: out.text })
export const captchaFields = captchaParams
const email = () => v.pipe(v.string(), v.regex(/^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,24}$/, 'email'))
const username = () => text(50)
const password = () => text(64)

const token = v.object({ token: out.text })
export type TokenData = v.InferOutput<typeof token>
/** 0: this registration brings no reward, or not yet; left out: it counts as a new member's */
const registered = v.object({ token: out.text, is_register: v.optional(out.flag) })
export type RegisterData = v.InferOutput<typeof registered>
const login = v.object({ token: out.text, is_register: out.flag })
export type LoginData = v.InferOutput<typeof login>

const captcha = v.object({
  id: out.text,
  /** data url */
  img: v.pipe(v.string(), v.regex(/^data:image\/[\w+-]+;base64,/)),
})
export type Captcha = v.InferOutput<typeof captcha>

const registerConfig = v.object({
  value: v.object({
    /** of username, mobile */
    login: out.csv,
    register: out.csv,
    third_party: out.flag,
    bind_mobile: out.flag,
    pwd_len: out.int,
    /** of number, letter, upper_case, symbol */
    pwd_complexity: out.csv,
  }),
})
export type RegisterConfig = v.InferOutput<typeof registerConfig>

/** Title and rich text of an agreement. */
export const agreement = v.object({ title: out.text, content: out.html })
export type Agreement = v.InferOutput<typeof agreement>

const registerReward = v.object({
  is_use: out.flag,
  value: v.object({
    point: out.int,
    balance: out.money,
    growth: out.int,
    /** platform coupon type ids */
    coupon: out.csv,
    coupon_list: v.array(
      v.object({
        platformcoupon_name: out.text,
        at_least: out.money,
        type: v.picklist(['reward', 'discount']),
        discount: out.tenths,
        money: out.money,
      }),
    ),
  }),
})
export type RegisterReward = v.InferOutput<typeof registerReward>

/** Sends a code to the mobile. */
const sendCode = () => call({ auth: '-', params: { mobile: mobile(), ...captchaParams }, data: codeKey })
const byOpenid = { ...wechatIdentity, ...inviter, uid: optional(idOrNone()), site_id: optional(idOrNone()) }
const phone = {
  iv: optional(text(256)),
  encryptedData: optional(text(5000)),
  /** of the newer phone-number button */
  code: optional(text(256)),
}

export const auth = {
  '/api/captcha/captcha': call({
    auth: '-',
    params: { captcha_id: optional(text(64)) },
    data: captcha,
    get: true,
  }),
  '/api/register/config': call({ auth: '-', params: {}, data: registerConfig }),
  '/api/register/aggrement': call({ auth: '-', params: {}, data: agreement }),
  '/api/register/username': call({
    auth: '-',
    params: { username: text(30), password: password(), ...captchaParams, ...inviter },
    data: registered,
  }),
  '/api/register/mobile': call({ auth: '-', params: { mobile: mobile(), ...smsCode, ...inviter }, data: registered }),
  '/api/register/mobileCode': sendCode(),
  '/api/register/exist': call({
    auth: '-',
    params: {
      type: word(['username', 'email', 'mobile']),
      username: optional(username()),
      email: optional(email()),
      mobile: optional(mobile()),
    },
    data: out.flag,
  }),
  '/api/login/login': call({
    auth: '-',
    params: { username: username(), password: password(), ...captchaParams },
    data: token,
  }),
  '/api/login/mobile': call({ auth: '-', params: { mobile: mobile(), ...smsCode, ...inviter }, data: login }),
  '/api/login/mobileCode': sendCode(),
  '/api/login/verifytoken': call({ auth: 'T', params: {}, data: out.none }),
  '/api/login/logout': call({ auth: 'T', params: {}, data: out.none }),
  '/api/findpassword/mobilecode': sendCode(),
  '/api/findpassword/mobile': call({
    auth: '-',
    params: { mobile: mobile(), ...smsCode, password: password() },
    data: out.none,
  }),
  '/api/findpassword/emailcode': call({ auth: '-', params: { email: email(), ...captchaParams }, data: codeKey }),
  '/api/findpassword/email': call({
    auth: '-',
    params: { email: email(), ...smsCode, password: password() },
    data: out.none,
  }),
  '/api/member/checkmobile': call({ auth: '-', params: { mobile: mobile() }, data: out.none }),
  '/memberregister/api/Config/Config': call({ auth: '-', params: {}, data: registerReward }),
  '/api/login/auth': call({ auth: '-', params: byOpenid, data: login }),
  '/api/login/authonlylogin': call({ auth: '-', params: byOpenid, data: token }),
  '/api/login/openidisexits': call({
    auth: '-',
    params: {
      wx_openid: wechatIdentity.wx_openid,
      weapp_openid: wechatIdentity.weapp_openid,
      auth_ticket: wechatIdentity.auth_ticket,
    },
    data: out.flag,
  }),
  '/api/tripartite/mobileCode': call({
    auth: '-',
    params: { mobile: mobile(), ...captchaParams, auth_ticket: wechatIdentity.auth_ticket },
    data: codeKey,
  }),
  '/api/tripartite/mobile': call({
    auth: '-',
    params: {
      mobile: mobile(),
      ...smsCode,
      /** ignored: key and code suffice */
      ...captchaParams,
      headimg: optional(text(1000)),
      nickname: optional(text(100)),
      ...wechatIdentity,
      ...inviter,
    },
    data: login,
  }),
  '/api/tripartite/getPhoneNumber': call({
    auth: '-',
    params: { ...phone, ...wechatIdentity, ...inviter },
    data: v.object({ mobile: out.text }),
  }),
  '/api/tripartite/mobileauth': call({ auth: '-', params: { ...phone, ...wechatIdentity, ...inviter }, data: login }),
} as const
