import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import { openShop } from '../../database/openShop'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

export type Note = Selectable<DB['note']>

/** 0 and missing = not narrowed. */
export interface NoteFilter {
  siteId: number
  groupId: number
  /** the answer keeps their order */
  ids?: number[] | undefined
}

/** Published ones of open shops. */
const published = (db: Kysely<DB>, now: number) =>
  db
    .selectFrom('note')
    .innerJoin('shop', 'shop.site_id', 'note.site_id')
    .where('note.status', '=', 1)
    .where(openShop(now))

function narrowed(db: Kysely<DB>, { siteId, groupId, ids }: NoteFilter, now: number) {
  let query = published(db, now)
  if (siteId) query = query.where('note.site_id', '=', siteId)
  if (groupId) query = query.where('note.group_id', '=', groupId)
  if (ids) query = query.where((eb) => eb('note.note_id', '=', eb.fn.any(eb.val(ids))))
  return query
}

export const countNotes = (db: Kysely<DB>, filter: NoteFilter, now: number): Promise<number> =>
  countRows(narrowed(db, filter, now))

export const findNotes = (
  db: Kysely<DB>,
  filter: NoteFilter,
  now: number,
  limit: number,
  offset: number,
): Promise<Note[]> =>
  narrowed(db, filter, now)
    .selectAll('note')
    .$if(filter.ids !== undefined, (chosen) =>
      chosen.orderBy(sql`array_position(${filter.ids ?? []}::int8[], note.note_id)`),
    )
    .orderBy('note.update_time', 'desc')
    .orderBy('note.note_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const findPublished = (db: Kysely<DB>, noteId: number, now: number): Promise<Note | undefined> =>
  published(db, now).selectAll('note').where('note.note_id', '=', noteId).executeTakeFirst()

/** Counts a reader and answers the note; undefined = nobody may read it. */
export const countReader = (db: Kysely<DB>, noteId: number, now: number): Promise<Note | undefined> =>
  db
    .updateTable('note')
    .from('shop')
    .set({ read_num: sql`read_num + 1` })
    .whereRef('shop.site_id', '=', 'note.site_id')
    .where('note.note_id', '=', noteId)
    .where('note.status', '=', 1)
    .where(openShop(now))
    .returningAll('note')
    .executeTakeFirst()

export const findGroups = (db: Kysely<DB>, siteId: number) =>
  db
    .selectFrom('note_group')
    .leftJoin('note', (on) =>
      on.onRef('note.site_id', '=', 'note_group.site_id').onRef('note.group_id', '=', 'note_group.group_id'),
    )
    .select((eb) => [
      'note_group.group_id',
      'note_group.group_name',
      eb.fn.count<number>('note.note_id').as('notes_num'),
      eb.fn.count<number>('note.note_id').filterWhere('note.status', '=', 1).as('release_num'),
    ])
    .where('note_group.site_id', '=', siteId)
    .groupBy(['note_group.group_id', 'note_group.group_name'])
    .orderBy('note_group.group_id')
    .execute()

/** Of these notes those that the member likes. */
export async function findLiked(db: Kysely<DB>, memberId: number, noteIds: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('note_like')
    .select('note_id')
    .where('member_id', '=', memberId)
    .where((eb) => eb('note_id', '=', eb.fn.any(eb.val(noteIds))))
    .execute()
  return new Set(rows.map(({ note_id }) => note_id))
}

/** False when the member likes it already. */
export async function insertLike(trx: Tx, row: Insertable<DB['note_like']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('note_like')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'note_id']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** The site of the note; undefined when the member did not like it. */
export async function deleteLike(trx: Tx, memberId: number, noteId: number): Promise<number | undefined> {
  const row = await trx
    .deleteFrom('note_like')
    .where('member_id', '=', memberId)
    .where('note_id', '=', noteId)
    .returning('site_id')
    .executeTakeFirst()
  return row?.site_id
}

/** False = there is no such note any more. */
export async function addLikes(
  trx: Tx,
  { site_id, note_id }: Pick<Note, 'site_id' | 'note_id'>,
  by: 1 | -1,
): Promise<boolean> {
  const row = await trx
    .updateTable('note')
    .set({ dianzan_num: sql`dianzan_num + ${by}` })
    .where('site_id', '=', site_id)
    .where('note_id', '=', note_id)
    .returning('note_id')
    .executeTakeFirst()
  return row !== undefined
}

// ---- the operator's side

/** In any state. */
export const findNote = (db: Kysely<DB>, noteId: number): Promise<Note | undefined> =>
  db.selectFrom('note').selectAll().where('note_id', '=', noteId).executeTakeFirst()

/** Groups of these sites. */
export const findGroupsOf = (db: Kysely<DB>, siteIds: number[]) =>
  db
    .selectFrom('note_group')
    .selectAll()
    .where((eb) => eb('site_id', '=', eb.fn.any(eb.val(siteIds))))
    .execute()

export async function insertGroup(trx: Tx, row: Insertable<DB['note_group']>): Promise<void> {
  await trx.insertInto('note_group').values(row).execute()
}

export async function insertNote(trx: Tx, row: Insertable<DB['note']>): Promise<void> {
  await trx.insertInto('note').values(row).execute()
}

export async function updateNote(
  trx: Tx,
  { site_id, note_id }: Pick<Note, 'site_id' | 'note_id'>,
  change: Partial<Insertable<DB['note']>>,
): Promise<void> {
  await trx.updateTable('note').set(change).where('site_id', '=', site_id).where('note_id', '=', note_id).execute()
}

/** With the likes, which are of no use without it. */
export async function deleteNote(trx: Tx, { site_id, note_id }: Pick<Note, 'site_id' | 'note_id'>): Promise<void> {
  await trx.deleteFrom('note_like').where('note_id', '=', note_id).execute()
  await trx.deleteFrom('note').where('site_id', '=', site_id).where('note_id', '=', note_id).execute()
}
