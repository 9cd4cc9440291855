import type { Insertable } from 'kysely'
import type { DB } from '../schema'

type Game = Insertable<DB['game']>
type Award = Insertable<DB['game_award']>

const day = 86_400

const terms = {
  ...{ site_id: 0, points: 10, join_type: 1, join_frequency: 3, is_show_winner: 1, no_winning_desc: '谢谢参与' },
  remark: '每次抽奖 10 积分，每天最多 3 次。积分和红包马上到账，优惠券放进我的优惠券，礼品在我的礼品里填写地址。',
}

/** winning: hundredths of a percent; from and until: days from now */
const games: [id: number, type: string, name: string, winning: number, from: number, until: number][] = [
  [1, 'turntable', '幸运大转盘', 5000, -10, 30],
  [2, 'cards', '刮刮乐', 4000, -10, 30],
  [3, 'egg', '砸金蛋', 6000, -10, 30],
  [4, 'turntable', '下周大转盘', 5000, 7, 37],
  [5, 'turntable', '上周大转盘', 5000, -30, -7],
]

/** wire/demo-data section 5 */
export const gameRows = (now: number): Game[] =>
  games.map(([game_id, game_type, game_name, winning_rate, from, until]) => ({
    ...{ ...terms, game_id, game_type, game_name, winning_rate, create_time: now - 40 * day },
    ...{ start_time: now + from * day, end_time: now + until * day },
  }))

const picture = (name: string) => `upload/demo/gift/${name}.jpg`
const awards: Omit<Award, 'site_id' | 'game_id' | 'award_id'>[] = [
  { award_name: '20 积分', award_img: picture('points'), award_type: 1, point: 20, stock: 5000, weight: 500 },
  { award_name: '88 积分', award_img: picture('more-points'), award_type: 1, point: 88, stock: 500, weight: 100 },
  { award_name: '0.66 元红包', award_img: picture('money'), award_type: 2, balance: 66, stock: 1000, weight: 200 },
  {
    ...{ award_name: '满 200 减 30 券', award_img: picture('coupon'), award_type: 3, stock: 200, weight: 150 },
    ...{ relate_id: 1, relate_name: '拾光商城满 200 减 30' },
  },
  {
    ...{ award_name: '定制帆布袋', award_img: picture('1'), award_type: 4, stock: 20, weight: 50 },
    ...{ relate_id: 1, relate_name: '拾光定制帆布袋' },
  },
]

export const awardRows: Award[] = games.flatMap(([game_id]) =>
  awards.map((award, i) => ({ ...award, site_id: 0, game_id, award_id: game_id * 100 + i + 1 })),
)
