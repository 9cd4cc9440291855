import type { Insertable, Kysely, Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Game = Selectable<DB['game']>
export type Award = Selectable<DB['game_award']>
export type Draw = Selectable<DB['game_draw']>
type Named = Pick<Game, 'site_id' | 'game_id'>

export async function insertGame(
  trx: Tx,
  game: Insertable<DB['game']>,
  awards: Insertable<DB['game_award']>[],
): Promise<void> {
  await trx.insertInto('game').values(game).execute()
  await trx.insertInto('game_award').values(awards).execute()
}

const named = (db: Kysely<DB>, gameId: number) => db.selectFrom('game').selectAll().where('game_id', '=', gameId)

export const findGame = (db: Kysely<DB>, gameId: number): Promise<Game | undefined> =>
  named(db, gameId).executeTakeFirst()

/** Whoever wins takes a prize of it after the other. */
export const lockGame = (trx: Tx, gameId: number): Promise<Game | undefined> =>
  named(trx, gameId).forUpdate().executeTakeFirst()

export async function closeGame(trx: Tx, { site_id, game_id }: Named, at: number): Promise<void> {
  await trx
    .updateTable('game')
    .set({ close_time: at })
    .where('site_id', '=', site_id)
    .where('game_id', '=', game_id)
    .execute()
}

/** In the order in which they were made. */
export const findAwards = (db: Kysely<DB>, { site_id, game_id }: Named): Promise<Award[]> =>
  db
    .selectFrom('game_award')
    .selectAll()
    .where('site_id', '=', site_id)
    .where('game_id', '=', game_id)
    .orderBy('award_id')
    .execute()

/** One of the stock; false = none is left. */
export async function takeAward(trx: Tx, { site_id, game_id, award_id }: Award): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('game_award')
    .set((eb) => ({ given: eb('given', '+', 1) }))
    .where('site_id', '=', site_id)
    .where('game_id', '=', game_id)
    .where('award_id', '=', award_id)
    .whereRef('given', '<', 'stock')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertDraw(trx: Tx, row: Insertable<DB['game_draw']>): Promise<void> {
  await trx.insertInto('game_draw').values(row).execute()
}

const own = (db: Kysely<DB>, memberId: number, gameId: number) =>
  db.selectFrom('game_draw').where('member_id', '=', memberId).where('game_id', '=', gameId)

/** From this second on. */
export const countDraws = (db: Kysely<DB>, memberId: number, gameId: number, from = 0): Promise<number> =>
  countRows(own(db, memberId, gameId).where('create_time', '>=', from))

/** Newest first. */
export const listDraws = (db: Kysely<DB>, memberId: number, gameId: number, limit: number, offset: number) =>
  own(db, memberId, gameId)
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('draw_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** The newest wins of all members. */
export const listWinners = (db: Kysely<DB>, gameId: number, limit: number) =>
  db
    .selectFrom('game_draw')
    .innerJoin('member', 'member.member_id', 'game_draw.member_id')
    .select(['member.nickname', 'game_draw.award_name', 'game_draw.create_time'])
    .where('game_draw.game_id', '=', gameId)
    .where('game_draw.is_winning', '=', 1)
    .orderBy('game_draw.create_time', 'desc')
    .orderBy('game_draw.draw_id', 'desc')
    .limit(limit)
    .execute()
