import type { Insertable, Kysely, Selectable } from 'kysely'
import { countRows } from '../../database/countRows'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'

/** Notices and help belong to the platform. */
const platform = 0

export type Notice = Selectable<DB['notice']>
export type Help = Selectable<DB['help']> & { class_name: string }

const notices = (db: Kysely<DB>, receivingType: string) => {
  const all = db.selectFrom('notice').where('site_id', '=', platform)
  return receivingType ? all.where('receiving_type', '=', receivingType) : all
}

export const countNotices = (db: Kysely<DB>, receivingType: string): Promise<number> =>
  countRows(notices(db, receivingType))

export const findNotices = (db: Kysely<DB>, receivingType: string, limit: number, offset: number): Promise<Notice[]> =>
  notices(db, receivingType)
    .selectAll()
    .orderBy('is_top', 'desc')
    .orderBy('create_time', 'desc')
    .orderBy('notice_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const findNoticesById = (db: Kysely<DB>, ids: number[]): Promise<Notice[]> =>
  notices(db, '')
    .selectAll()
    .where((eb) => eb('notice_id', '=', eb.fn.any(eb.val(ids))))
    .execute()

export async function insertNotice(trx: Tx, row: Omit<Insertable<DB['notice']>, 'site_id'>): Promise<void> {
  await trx
    .insertInto('notice')
    .values({ ...row, site_id: platform })
    .execute()
}

/** False = there is no such notice. */
export async function updateNotice(
  trx: Tx,
  id: number,
  change: Pick<Notice, 'title' | 'content' | 'is_top' | 'receiving_type' | 'receiving_name'>,
): Promise<boolean> {
  const row = await trx
    .updateTable('notice')
    .set(change)
    .where('site_id', '=', platform)
    .where('notice_id', '=', id)
    .returning('notice_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteNotice(trx: Tx, id: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('notice')
    .where('site_id', '=', platform)
    .where('notice_id', '=', id)
    .returning('notice_id')
    .executeTakeFirst()
  return row !== undefined
}

export const findClasses = (db: Kysely<DB>) =>
  db.selectFrom('help_class').selectAll().where('site_id', '=', platform).orderBy('sort').orderBy('class_id').execute()

const helps = (db: Kysely<DB>, classId: number) => {
  const all = db
    .selectFrom('help')
    .innerJoin('help_class', (join) =>
      join.onRef('help_class.site_id', '=', 'help.site_id').onRef('help_class.class_id', '=', 'help.class_id'),
    )
    .where('help.site_id', '=', platform)
  return classId === 0 ? all : all.where('help.class_id', '=', classId)
}

export const countHelps = (db: Kysely<DB>, classId: number): Promise<number> => countRows(helps(db, classId))

export const findHelps = (db: Kysely<DB>, classId: number, limit: number, offset: number): Promise<Help[]> =>
  helps(db, classId)
    .selectAll('help')
    .select('help_class.class_name')
    .orderBy('help_class.sort')
    .orderBy('help.class_id')
    .orderBy('help.sort')
    .orderBy('help.help_id')
    .limit(limit)
    .offset(offset)
    .execute()

export const findHelp = (db: Kysely<DB>, id: number): Promise<Help | undefined> =>
  helps(db, 0).selectAll('help').select('help_class.class_name').where('help.help_id', '=', id).executeTakeFirst()

export const findClass = (trx: Tx, classId: number) =>
  trx
    .selectFrom('help_class')
    .select('class_id')
    .where('site_id', '=', platform)
    .where('class_id', '=', classId)
    .executeTakeFirst()

/** The class of that name, made when it is missing. */
export async function openClass(trx: Tx, newId: number, name: string): Promise<number> {
  const row = await trx
    .insertInto('help_class')
    .values({ site_id: platform, class_id: newId, class_name: name })
    .onConflict((conflict) => conflict.constraint('help_class_name').doUpdateSet({ class_name: name }))
    .returning('class_id')
    .executeTakeFirstOrThrow()
  return row.class_id
}

type HelpForm = Pick<Help, 'class_id' | 'title' | 'content' | 'sort' | 'link_address'>

export async function insertHelp(trx: Tx, id: number, form: HelpForm, now: number): Promise<void> {
  await trx
    .insertInto('help')
    .values({ ...form, site_id: platform, help_id: id, create_time: now })
    .execute()
}

export async function updateHelp(trx: Tx, id: number, form: HelpForm): Promise<boolean> {
  const row = await trx
    .updateTable('help')
    .set(form)
    .where('site_id', '=', platform)
    .where('help_id', '=', id)
    .returning('help_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteHelp(trx: Tx, id: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('help')
    .where('site_id', '=', platform)
    .where('help_id', '=', id)
    .returning('help_id')
    .executeTakeFirst()
  return row !== undefined
}
