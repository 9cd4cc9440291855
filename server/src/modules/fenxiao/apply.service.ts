import { codes } from '@mall/contract/envelope'
import type { FenxiaoApply } from '@mall/contract/fenxiao'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx, type Params } from '../../http/route'
import { yuan } from '../../lib/money'
import { findMember, lockMember } from '../member/member.service'
import { weappOpenid } from '../member/memberPerson.service'
import { cleanNickname } from '../member/nickname'
import { platformRows } from '../pending/platformRows.service'
import * as store from './apply.store'
import { missingFor } from './condition.service'
import { claimName, findDistributor, holderOf, releaseNames } from './distributor.store'
import { comparedName, distributorOf, makeDistributor, nameTaken } from './distributor.service'
import { listLevels } from './level.store'

export async function status({ mall: { db }, memberId }: Ctx): Promise<{ status: FenxiaoApply['status'] } | null> {
  const row = await store.find(db, memberId)
  return row ? { status: row.status as FenxiaoApply['status'] } : null
}

export async function info({ mall: { db }, memberId }: Ctx): Promise<FenxiaoApply | null> {
  const row = await store.find(db, memberId)
  const member = row && (await findMember(db, memberId))
  if (!row || !member) return null
  const [distributor, levels] = await Promise.all([findDistributor(db, memberId), listLevels(db)])
  const level = levels.find(({ level_id }) => level_id === distributor?.level_id) ?? levels[0]
  return {
    ...{ apply_id: row.apply_id, fenxiao_name: row.fenxiao_name, mobile: row.mobile, member_id: memberId },
    ...{ parent: member.fenxiao_id, nickname: member.nickname, headimg: member.headimg },
    ...{ level_id: level?.level_id ?? 0, level_name: level?.level_name ?? '' },
    status: row.status as FenxiaoApply['status'],
  }
}

const cleaned = (name: string): string => {
  const clean = cleanNickname(name)
  if (clean === '') throw refuse({ zh: '请填写名称', en: 'Please enter a name' }, { code: codes.PARAMETER_ERROR })
  return clean
}

/** Somebody else's, or also one that waits. */
export async function isTaken({ mall: { db }, memberId }: Ctx, name: string): Promise<0 | 1> {
  const holder = await holderOf(db, comparedName(cleaned(name)))
  return holder === undefined || holder === memberId ? 0 : 1
}

const isOne = () => refuse({ zh: '您已经是分销商', en: 'You are a distributor already' })
const isWaiting = () =>
  refuse({ zh: '您的申请正在审核中，请耐心等待', en: 'Your application is under review. Please wait a little.' })

/** Answers the apply_id; without a review the member is a distributor at once. */
export async function apply(ctx: Ctx, form: Params<'/fenxiao/api/apply/applyfenxiao'>): Promise<number> {
  const { mall, memberId, now } = ctx
  const name = cleaned(form.fenxiao_name)
  const openid = await weappOpenid(mall.db, memberId)
  const verdict = await mall.outside.content.text(name, { openid, scene: 1 })
  if (verdict === 'refuse')
    throw refuse(
      { zh: '名称含有不适当的内容，请换一个', en: 'This name is not allowed. Please choose another.' },
      { errorCode: 'CONTENT_REFUSED' },
    )
  if (await distributorOf(mall, memberId, now)) throw isOne()
  return mall.tx(async (trx) => {
    await lockMember(trx, memberId)
    if (await findDistributor(trx, memberId)) throw isOne()
    await checkMayApply(trx, ctx)
    const { is_examine } = await mall.settings.get('fenxiao_basics', 0, trx)
    // a name nobody could judge waits for a person
    const passes = is_examine === 0 && verdict === 'pass'
    const apply_id = mall.newId()
    await releaseNames(trx, memberId)
    const row = { member_id: memberId, apply_id, fenxiao_name: name, mobile: form.mobile, apply_time: now }
    if (!(await store.put(trx, { ...row, status: passes ? 2 : 1, audit_time: passes ? now : 0 }))) throw isWaiting()
    if (!(await claimName(trx, comparedName(name), memberId))) throw nameTaken()
    if (passes) await makeDistributor(trx, mall, { memberId, name, mobile: form.mobile, at: now })
    return apply_id
  })
}

async function checkMayApply(trx: Tx, { mall, memberId }: Ctx): Promise<void> {
  if ((await store.find(trx, memberId))?.status === 1) throw isWaiting()
  const rules = await mall.settings.get('fenxiao_condition', 0, trx)
  const missing = await missingFor(trx, mall, memberId)
  if (missing) throw refuse({ zh: `暂不满足条件：${missing.zh}`, en: `Not yet: ${missing.en}` })
  if (rules.fenxiao_condition !== 1 && rules.perfect_info === 0)
    throw refuse({ zh: '满足条件后自动成为分销商，无需申请', en: 'No application is needed here' })
}

const notWaiting = () => refuse({ zh: '该申请不在待审核状态', en: 'This application is not waiting' })

/** The platform's word (operator.md section 2.5). */
export async function decide(
  trx: Tx,
  { mall, now: at }: Ctx,
  { apply_id, agree, level_id }: Params<'/operator/api/fenxiaoapply/decide'>,
): Promise<void> {
  const memberId = await store.ownerOf(trx, apply_id)
  if (memberId === undefined) throw refuse({ zh: '申请不存在', en: 'Application not found' })
  await lockMember(trx, memberId)
  const row = await store.find(trx, memberId)
  if (row?.apply_id !== apply_id) throw notWaiting()
  if (!(await store.decide(trx, row, { status: agree === 1 ? 2 : -1, audit_time: at }))) throw notWaiting()
  // the rules may have made him one meanwhile, under a name of its own: the other one is free again
  const known = await findDistributor(trx, memberId)
  if (known) return releaseNames(trx, memberId, comparedName(known.fenxiao_name))
  const { fenxiao_name: name, mobile } = row
  if (agree === 1) await makeDistributor(trx, mall, { memberId, name, mobile, levelId: level_id, at })
  else await releaseNames(trx, memberId)
}

export const waiting = platformRows({
  count: store.countWaiting,
  list: store.listWaiting,
  row: (row) => ({
    ...{ apply_id: row.apply_id, member_id: row.member_id, status: row.status, create_time: row.apply_time },
    ...{ title: row.fenxiao_name, money: yuan(0) },
  }),
})
