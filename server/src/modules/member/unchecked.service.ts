import { refuse, type Ctx } from '../../http/route'
import type { Mall } from '../../mall'
import type { ContentVerdict } from '../../outside/content/content'
import * as store from './member.store'
import { openidOf } from './memberOpenid.store'
import * as unchecked from './unchecked.store'

export type { ShownField, UncheckedRow } from './unchecked.store'

/** Times that one is asked about again by itself; then a person has to say. */
const mostTries = 24
const atOnce = 50
/** WeChat's scene "profile" */
const scene = 1

async function verdictOn(mall: Mall, { member_id, field, value }: unchecked.UncheckedRow): Promise<ContentVerdict> {
  const author = { openid: await openidOf(mall.db, member_id, 'weapp'), scene } as const
  const { content } = mall.outside
  return field === 'nickname'
    ? content.text(value, author)
    : content.picture(`${mall.config.h5Origin}/${value}`, author)
}

const refused = {
  nickname: '昵称含有不适当的内容，请换一个',
  headimg: '头像含有不适当的内容，请换一张',
} as const

/**
 * Shows it to everybody when it passes. What nobody can judge now is seen by the member alone until somebody can;
 * strangers go on seeing what passed last.
 */
export async function showToOthers(
  { mall, memberId, now }: Ctx,
  field: unchecked.ShownField,
  value: string,
): Promise<void> {
  const row = { member_id: memberId, field, value }
  const verdict = await verdictOn(mall, row)
  if (verdict === 'refuse') throw refuse(refused[field], { errorCode: 'CONTENT_REFUSED' })
  if (verdict === 'pending') return unchecked.keep(mall.db, row, now)
  await mall.tx(async (trx) => {
    await unchecked.drop(trx, memberId, field)
    await store.update(trx, memberId, { [field]: value })
  })
}

/** What the member chose last, judged or not. */
export const ownChoice = ({ mall, memberId }: Ctx) => unchecked.findOf(mall.db, memberId)

/** A verdict that came later: by the sweep, by WeChat's message about a picture, or by a person. */
export async function settle(mall: Mall, row: unchecked.UncheckedRow, verdict: ContentVerdict): Promise<void> {
  if (verdict === 'pending') return
  await mall.tx(async (trx) => {
    if ((await unchecked.take(trx, row)) && verdict === 'pass')
      await store.update(trx, row.member_id, { [row.field]: row.value })
  })
}

export async function askAgain(mall: Mall): Promise<void> {
  for (const row of await unchecked.nextToAsk(mall.db, mostTries, atOnce))
    await settle(mall, row, await verdictOn(mall, row))
}
