import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../../database/schema'

export type UploadRow = Selectable<DB['upload']>

export async function insertUpload(db: Kysely<DB>, row: UploadRow): Promise<void> {
  await db.insertInto('upload').values(row).execute()
}

export const findUploads = (db: Kysely<DB>, paths: readonly string[]): Promise<UploadRow[]> =>
  db.selectFrom('upload').selectAll().where('path', 'in', paths).execute()
