import type { Kysely } from 'kysely'
import type { DB } from '../../../server/src/database/schema'

/** Cents. */
export const packages = [
  { id: 901, price: 4800, face: 5000, point: 70, growth: 6 },
  { id: 902, price: 1, face: 1, point: 0, growth: 0 },
] as const

/** Red packets: points, and cents to pay, for cents of balance. */
export const exchanges = [
  { id: 901, point: 40, price: 0, balance: 250, stock: 30 },
  { id: 902, point: 15, price: 199, balance: 333, stock: 12 },
] as const

/** Each draw wins, as long as there are prizes. */
export const game = { id: 901, costs: 12, wins: 30, stock: 25 } as const

const far = 4_000_000_000

export async function setUpTreats(db: Kysely<DB>): Promise<void> {
  for (const { id, price, face, point, growth } of packages)
    await db
      .insertInto('recharge')
      .values({
        ...{ site_id: 0, recharge_id: id, recharge_name: `模型套餐${id}`, face_value: face, buy_price: price },
        ...{ point, growth, status: 1 },
      })
      .execute()
  for (const { id, point, price, balance, stock } of exchanges)
    await db
      .insertInto('exchange_goods')
      .values({
        ...{ site_id: 0, id, type: 3, name: `模型红包${id}`, point, price, balance, stock },
        ...{ pay_type: price > 0 ? 1 : 0, state: 1, create_time: 0 },
      })
      .execute()
  await db
    .insertInto('game')
    .values({
      ...{ site_id: 0, game_id: game.id, game_type: 'turntable', game_name: '模型转盘', points: game.costs },
      ...{ winning_rate: 10_000, join_type: 0, join_frequency: 1_000_000, start_time: 0, end_time: far },
      create_time: 0,
    })
    .execute()
  await db
    .insertInto('game_award')
    .values({
      ...{ site_id: 0, game_id: game.id, award_id: game.id, award_name: '积分', award_type: 1, point: game.wins },
      ...{ stock: game.stock, weight: 1 },
    })
    .execute()
}
