import type { Kysely } from 'kysely'
import type { UploadPath } from '@mall/contract/upload'
import type { DB } from '../../database/schema'
import { insertUpload, findUploads } from './upload.store'

/** Whose a picture is: a member's, or of somebody WeChat knows who is no member yet. */
export type PictureOwner = { memberId: number } | { app_type: string; openid: string }

const named = (owner: PictureOwner) =>
  'memberId' in owner
    ? { member_id: owner.memberId, app_type: '', openid: '' }
    : { member_id: 0, app_type: owner.app_type, openid: owner.openid }

export const noteOwner = (db: Kysely<DB>, owner: PictureOwner, path: string, now: number): Promise<void> =>
  insertUpload(db, { path, ...named(owner), create_time: now })

/** Whether all of these were uploaded by their owner, as pictures of this kind; a leading slash does not matter. */
export async function areOwn(
  db: Kysely<DB>,
  owner: PictureOwner,
  kind: UploadPath,
  pictures: readonly string[],
): Promise<boolean> {
  if (pictures.length === 0) return true
  const paths = [...new Set(pictures.map((one) => one.replace(/^\//, '')))]
  if (paths.some((path) => !path.startsWith(`upload/${kind}/`))) return false
  const { member_id, app_type, openid } = named(owner)
  const rows = await findUploads(db, paths)
  const own = rows.filter((row) => row.member_id === member_id && row.app_type === app_type && row.openid === openid)
  return own.length === paths.length
}
