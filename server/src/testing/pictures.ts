import type { PictureOwner } from '../modules/upload/ownPictures.service'
import type { TestMall } from './testMall'

/** Pictures that the member, or somebody WeChat knows, has uploaded last; without their bytes. */
export async function ownPictures({ mall, clock }: TestMall, owner: PictureOwner, ...paths: string[]): Promise<void> {
  const row = { member_id: 0, app_type: '', openid: '' }
  if ('memberId' in owner) row.member_id = owner.memberId
  else Object.assign(row, { app_type: owner.app_type, openid: owner.openid })
  for (const path of paths)
    await mall.db
      .insertInto('upload')
      .values({ path, ...row, create_time: clock.now() })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
      .execute()
}
