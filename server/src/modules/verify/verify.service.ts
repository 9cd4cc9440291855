import type { VerifyInfo, VerifyRow, VerifyType } from '@mall/contract/verify'
import type { Language } from '@mall/contract/words'
import { refuse, type Ctx } from '../../http/route'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { boughtWith, useAtDesk } from '../order/orderDesk.service'
import { findCode, type Code } from './code.store'
import { itemsIn, itemsOf, remarksIn, remarksOf, typeNames } from './deskView'
import * as store from './verify.store'

const notVerifier = () => refuse({ zh: '您还不是核销员', en: 'You are not a verifier' }, { errorCode: 'NOT_VERIFIER' })
const used = () => refuse({ zh: '该核销码已使用', en: 'This code was used already' }, { errorCode: 'IS_VERIFYED' })

/** The verifier of the site the call names, or of the member's first; refused when there is none. */
export async function verifier(ctx: Ctx): Promise<store.Verifier> {
  const all = await store.verifiersOf(ctx.mall.db, ctx.memberId)
  const found = all.find((one) => one.site_id === ctx.siteId) ?? all[0]
  if (!found) throw notVerifier()
  return found
}

/** A code of a site where the caller verifies; that of another site is answered as one that does not exist. */
async function codeFor(ctx: Ctx, verifyCode: string): Promise<{ code: Code; by: store.Verifier }> {
  const all = await store.verifiersOf(ctx.mall.db, ctx.memberId)
  if (all.length === 0) throw notVerifier()
  const code = await findCode(ctx.mall.db, verifyCode.replace(/\s/g, ''))
  const by = code && all.find((one) => one.site_id === code.site_id)
  if (!code || !by) throw refuse({ zh: '核销码不存在', en: 'There is no such code' })
  return { code, by }
}

export async function info(ctx: Ctx, verifyCode: string): Promise<VerifyInfo> {
  const { code } = await codeFor(ctx, verifyCode)
  const { db } = ctx.mall
  const [record, bought] = await Promise.all([
    store.findRecord(db, code.site_id, code.verify_code),
    boughtWith(db, code),
  ])
  const type = code.verify_type as VerifyType
  return {
    verify_code: code.verify_code,
    verify_type: type,
    verify_type_name: typeNames[type][ctx.language],
    site_id: code.site_id,
    site_name: bought.order.site_name,
    is_verify: record ? 1 : 0,
    verify_time: record?.verify_time ?? 0,
    verifier_name: record?.verifier_name ?? '',
    item_array: itemsIn(ctx.language, itemsOf(bought.lines)),
    remark_array: remarksIn(ctx.language, remarksOf(type, bought)),
  }
}

/** Uses a code: once, however many desks read it at the same moment. */
export async function verify(ctx: Ctx, verifyCode: string): Promise<void> {
  const { code, by } = await codeFor(ctx, verifyCode)
  await ctx.mall.tx(async (trx) => {
    const bought = await useAtDesk(trx, ctx.mall, code, ctx.now, async () => {
      if (await store.findRecord(trx, code.site_id, code.verify_code)) throw used()
    })
    const type = code.verify_type as VerifyType
    const isFirst = await store.insertRecord(trx, {
      site_id: code.site_id,
      verify_code: code.verify_code,
      verify_type: type,
      verifier_id: by.verifier_id,
      verifier_name: by.verifier_name,
      order_id: code.order_id,
      verify_time: ctx.now,
      item_array: JSON.stringify(itemsOf(bought.lines)),
      remark_array: JSON.stringify(remarksOf(type, bought)),
    })
    if (!isFirst) throw used()
  })
}

/** What was verified in the verifier's shop, by whomever. */
export async function records(ctx: Ctx, type: VerifyType | undefined, paging: Paging): Promise<PageOf<VerifyRow>> {
  const { site_id } = await verifier(ctx)
  const { db } = ctx.mall
  return pageOf(paging, {
    count: () => store.countRecords(db, site_id, type),
    list: async (limit, offset) =>
      (await store.findRecords(db, site_id, type, limit, offset)).map((row) => recordRow(row, ctx.language)),
  })
}

const recordRow = (row: store.VerifyRecord, language: Language): VerifyRow => ({
  verify_code: row.verify_code,
  verify_type_name: typeNames[row.verify_type as VerifyType][language],
  verifier_name: row.verifier_name,
  verify_time: row.verify_time,
  item_array: itemsIn(language, row.item_array as unknown as VerifyRow['item_array']),
  remark_array: remarksIn(language, row.remark_array as unknown as VerifyRow['remark_array']),
})
