import { codes } from '@mall/contract/envelope'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { findMember, unknownMember } from '../member/member.service'
import { saveVerifier, verifiersOf } from './verify.store'

export interface VerifierChange {
  member_id: number
  verifier_name: string
  state: 0 | 1
}

/** A shop appoints a verifier, renames it, or ends its work; the verifier keeps its id. */
export async function save(trx: Tx, ctx: Ctx, { member_id, verifier_name, state }: VerifierChange): Promise<number> {
  const site_id = ctx.siteId
  if (site_id === 0) throw refuse({ zh: '请选择店铺', en: 'Please choose a shop' }, { code: codes.REQUEST_SITE_ID })
  const name = verifier_name.trim()
  if (!name) throw refuse({ zh: '请填写核销员姓名', en: 'Please enter the name of the verifier' })
  if (!(await findMember(trx, member_id))) throw unknownMember()
  const isAtWork = (await verifiersOf(trx, member_id)).some((one) => one.site_id === site_id)
  if (state === 0 && !isAtWork)
    throw refuse({ zh: '该会员不是本店核销员', en: 'This member is not a verifier of your shop' })
  const row = { member_id, site_id, verifier_id: ctx.mall.newId(), verifier_name: name, state, create_time: ctx.now }
  return saveVerifier(trx, row)
}
