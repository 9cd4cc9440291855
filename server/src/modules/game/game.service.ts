import type { DrawRecord, GameRow } from '@mall/contract/game'
import type { GameStatus } from '@mall/contract/promotionStatus'
import { refuse, type Ctx } from '../../http/route'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { startOfDay } from '../../lib/date'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { levelName } from '../level/level.service'
import { nicknameOf } from '../member/member.service'
import * as store from './game.store'

/** The three faces of one game. */
export type GameType = 'turntable' | 'cards' | 'egg'

export const unknownGame = () => refuse({ zh: '活动不存在', en: 'There is no such game' })

/** By the clock: never late (gameStates). */
export function statusOf({ start_time, end_time, close_time }: store.Game, now: number): GameStatus {
  if (close_time > 0) return 3
  if (end_time <= now) return 2
  return start_time <= now ? 1 : 0
}

export async function gameOf(db: Kysely<DB>, type: GameType, id: number): Promise<store.Game> {
  const game = await store.findGame(db, id)
  if (game?.game_type !== type) throw unknownGame()
  return game
}

/** Draws that are left to the member; -1 = as many as the points allow. */
export async function drawsLeft(db: Kysely<DB>, game: store.Game, memberId: number, now: number): Promise<number> {
  if (memberId === 0) return 0
  if (game.join_frequency === 0) return -1
  const from = game.join_type === 1 ? startOfDay(now) : 0
  return Math.max(0, game.join_frequency - (await store.countDraws(db, memberId, game.game_id, from)))
}

/** fields of a turntable */
const fields = 8
const winnersMost = 20

export async function info({ mall: { db }, memberId, now }: Ctx, type: GameType, id: number): Promise<GameRow> {
  const game = await gameOf(db, type, id)
  const [awards, winners, surplus_num, level_name] = await Promise.all([
    store.findAwards(db, game),
    game.is_show_winner === 1 ? store.listWinners(db, id, winnersMost) : [],
    drawsLeft(db, game, memberId, now),
    game.level_id > 0 ? levelName(db, game.level_id) : '',
  ])
  const award = awards.map(({ award_id, award_name, award_img }) => ({ award_id, award_name, award_img }))
  const blank = { award_id: -1, award_name: game.no_winning_desc, award_img: game.no_winning_img }
  const { game_name, points, start_time, end_time, remark, no_winning_desc, no_winning_img, level_id } = game
  return {
    ...{ game_id: id, game_name, points, start_time, end_time, remark, no_winning_desc, no_winning_img },
    ...{ status: statusOf(game, now), level_id, level_name, surplus_num, join_frequency: game.join_frequency },
    ...{ is_show_winner: game.is_show_winner as 0 | 1, join_type: game.join_type as 0 | 1 },
    award: type === 'turntable' ? filled(award, blank) : award,
    draw_record: winners.map(({ nickname, award_name, create_time }) => ({
      ...{ member_nick_name: firstCharacter(nickname), award_name, create_time },
    })),
  }
}

/** Blanks stand between the awards, not all together. */
function filled<A>(awards: A[], blank: A): A[] {
  const all = Array<A>(fields).fill(blank)
  awards.forEach((award, i) => (all[Math.floor((i * fields) / awards.length)] = award))
  return all
}

const firstCharacter = (name: string) => `${[...name.trim()][0] ?? ''}***`

export async function records(
  { mall: { db }, memberId }: Ctx,
  id: number,
  paging: Paging,
): Promise<PageOf<DrawRecord>> {
  const member_nick_name = await nicknameOf(db, memberId)
  return pageOf(paging, {
    count: () => store.countDraws(db, memberId, id),
    list: async (limit, offset) =>
      (await store.listDraws(db, memberId, id, limit, offset)).map((draw) => ({
        ...{ member_nick_name, points: draw.points, create_time: draw.create_time, ...drawn(draw) },
      })),
  })
}

/** What a draw brought, as the wire tells it. */
export const drawn = (draw: Omit<store.Draw, 'draw_id' | 'member_id' | 'create_time'>) => ({
  ...{ is_winning: draw.is_winning as 0 | 1, award_type: draw.award_type as 0 | 1 | 2 | 3 | 4 },
  ...{ award_name: draw.award_name, relate_id: draw.relate_id, relate_name: draw.relate_name },
  ...{ point: draw.point, balance: yuan(draw.balance) },
})
