/** Turntable, cards and egg: one game with three faces (promotions.md section 10). */
import * as v from 'valibot'
import { call } from './define'
import { id, out, page, paging, site } from './fields'

const award = v.object({
  /** -1 fills the turntable up to 8 fields */
  award_id: out.int,
  award_name: out.text,
  award_img: out.url,
})
export type GameAward = v.InferOutput<typeof award>

const gameRow = v.object({
  game_id: out.int,
  game_name: out.text,
  /** cost of a draw */
  points: out.int,
  start_time: out.time,
  end_time: out.time,
  /** gameStates */
  status: v.picklist([0, 1, 2, 3]),
  remark: out.text,
  no_winning_desc: out.text,
  no_winning_img: out.url,
  is_show_winner: out.flag,
  /** 0 = all */
  level_id: out.int,
  level_name: out.text,
  /** 0 whole activity, 1 per day */
  join_type: out.flag,
  /** draws, 0 = no limit */
  join_frequency: out.int,
  /** draws left, -1 = no limit; 0 for guests */
  surplus_num: out.int,
  award: v.array(award),
  draw_record: v.array(v.object({ member_nick_name: out.text, award_name: out.text, create_time: out.time })),
})
export type GameRow = v.InferOutput<typeof gameRow>

const drawn = {
  is_winning: out.flag,
  award_name: out.text,
  /** 1 points, 2 balance, 3 platform coupon, 4 gift; 0 without a win */
  award_type: v.picklist([0, 1, 2, 3, 4]),
  relate_id: out.int,
  relate_name: out.text,
  point: out.int,
  balance: out.money,
}
const drawResult = v.object({
  ...drawn,
  award_id: out.int,
  /** the gift order of award_type 4 */
  order_id: v.optional(out.int),
})
export type DrawResult = v.InferOutput<typeof drawResult>

const drawRecord = v.object({ ...drawn, member_nick_name: out.text, points: out.int, create_time: out.time })
export type DrawRecord = v.InferOutput<typeof drawRecord>

const which = { id: id(), ...site }
const info = () => call({ auth: 't', params: which, data: gameRow })
const lottery = () => call({ auth: 'T', params: which, data: drawResult, idempotent: true })

export const game = {
  '/turntable/api/turntable/info': info(),
  '/cards/api/cards/info': info(),
  '/egg/api/egg/info': info(),
  '/turntable/api/turntable/lottery': lottery(),
  '/cards/api/cards/lottery': lottery(),
  '/egg/api/egg/lottery': lottery(),
  '/api/game/recordPage': call({ auth: 'T', params: { id: id(), ...paging }, data: page(drawRecord) }),
} as const
