/** Member levels and the daily sign-in (member.md section 5). */
import * as v from 'valibot'
import { call } from './define'
import { out } from './fields'

const levelRow = v.object({
  level_id: out.int,
  level_name: out.text,
  /** growth that reaches the level */
  growth: out.int,
  remark: out.text,
  /** multiplies granted points, 100 = unchanged */
  point_feedback: out.pct,
  /** tenths, 10 = none */
  consume_discount: out.tenths,
  is_free_shipping: out.flag,
  send_point: out.int,
  send_balance: out.money,
  send_coupon: out.csv,
})
export type LevelRow = v.InferOutput<typeof levelRow>

const signAward = v.object({
  /** days, then the count starts again */
  cycle: out.int,
  reward: v.array(v.object({ day: out.int, point: out.int, growth: out.int, balance: out.money })),
})
export type SignAward = v.InferOutput<typeof signAward>
const signStatus = v.object({ is_use: out.flag, value: signAward })
export type SignStatus = v.InferOutput<typeof signStatus>
const signed = v.object({ point: out.int, growth: out.int, balance: out.money })
export type SignResult = v.InferOutput<typeof signed>

export const level = {
  '/api/memberlevel/lists': call({ auth: '-', params: {}, data: v.array(levelRow) }),
  '/api/membersignin/getSignStatus': call({ auth: '-', params: {}, data: signStatus }),
  '/api/membersignin/award': call({ auth: '-', params: {}, data: signAward }),
  '/api/membersignin/issign': call({ auth: 'T', params: {}, data: out.flag }),
  /** -1 SIGNED_IN on the same day */
  '/api/membersignin/signin': call({ auth: 'T', params: {}, data: signed }),
} as const
