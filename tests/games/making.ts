import { adjust } from '../memberAssets/accounts'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import type { Face } from './paths'

interface Terms {
  points?: number
  join_frequency?: number
  /** percent */
  winning_rate?: string
  level_id?: number
  start_time?: number
  award?: Award[]
}

interface Award {
  award_name: string
  /** 1 points, 2 money, 3 platform coupon, 4 gift */
  award_type: 1 | 2 | 3 | 4
  relate_id?: number
  point?: number
  stock: number
  weight: number
}

const hour = 3600
export const prize = { name: '积分礼包', points: 7 }
export const noWin = '下次好运'

/** A game that everybody wins points in, or whatever else is said; answers its id. */
export function makeGame(phone: Phone, kind: Face, terms: Terms = {}): Promise<number> {
  const at = Math.floor(Date.now() / 1000)
  const { name: award_name, points: point } = prize
  const data = {
    ...{ game_name: '周年抽奖', points: 10, join_type: 1, join_frequency: 2, winning_rate: '100', is_show_winner: 1 },
    ...{ no_winning_desc: noWin, remark: '每天都能抽', start_time: at - hour, end_time: at + 30 * 24 * hour },
    award: [{ award_name, award_type: 1, point, stock: 1000, weight: 1 }],
    ...terms,
  }
  return phone.wire.operate<number>('/promotion/create', { kind, site_id: 0, data: JSON.stringify(data) })
}

export const pointsOf = async (who: Person) => (await who.ask<{ point: number }>('/api/member/info')).point

/** By a correction of the operator; answers what the member has then. */
export async function givePoints(phone: Phone, who: Person, amount: number): Promise<number> {
  await adjust(phone, who, 'point', amount)
  return pointsOf(who)
}
