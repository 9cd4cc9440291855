import type { VerifyType } from '@mall/contract/verify'
import type { Insertable } from 'kysely'
import { boughtWith } from '../../../modules/order/orderDesk.service'
import { itemsOf, remarksOf } from '../../../modules/verify/deskView'
import type { DB } from '../../schema'
import type { Tx } from '../../transaction'
import { hash } from '../pictures/colour'
import type { MemberSeed } from '../types'
import { insertAll } from '../../bulk'

/** Who verifies where (wire/demo-data section 2). */
const desks = [
  { member_id: 6, site_id: 3 },
  { member_id: 7, site_id: 7 },
]

export async function loadVerifiers(trx: Tx, members: MemberSeed[]): Promise<void> {
  const rows = desks.map(({ member_id, site_id }) => {
    const member = members.find((one) => one.member_id === member_id)
    if (!member) throw new Error(`no member ${member_id} to verify`)
    const { nickname, create_time } = member
    return { member_id, site_id, verifier_id: member_id, verifier_name: nickname, state: 1, create_time }
  })
  await insertAll(trx, 'verifier', rows)
}

const sixDigits = (text: string) => String(hash(text) % 1_000_000).padStart(6, '0')

/** Twelve digits, the same every time. */
export const demoCode = (id: number) => sixDigits(`code ${id}`) + sixDigits(`more of ${id}`)

/** A code that was made when its order was paid. */
export interface DemoCode {
  code: Insertable<DB['verify_code']>
  siteName: string
  /** 0 = not yet */
  usedAt: number
}

/** Codes, and of the used ones what the desk wrote down; after the orders, which it shows. */
export async function loadCodes(trx: Tx, codes: DemoCode[]): Promise<void> {
  await insertAll(
    trx,
    'verify_code',
    codes.map(({ code }) => code),
  )
  const records: Insertable<DB['verify_record']>[] = []
  for (const { code, siteName, usedAt } of codes) {
    if (usedAt === 0) continue
    const { verify_code, verify_type, site_id, order_id, order_goods_id = 0, member_id } = code
    const desk = desks.find((one) => one.site_id === site_id)
    const by = desk
      ? await trx
          .selectFrom('verifier')
          .select(['verifier_id', 'verifier_name'])
          .where('site_id', '=', site_id)
          .executeTakeFirstOrThrow()
      : { verifier_id: 0, verifier_name: siteName }
    const bought = await boughtWith(trx, { member_id, order_id, order_goods_id })
    records.push({
      ...{ site_id, verify_code, verify_type, ...by, order_id, verify_time: usedAt },
      // one JSON value holds all rows: no text within it
      item_array: itemsOf(bought.lines) as never,
      remark_array: remarksOf(verify_type as VerifyType, bought) as never,
    })
  }
  await insertAll(trx, 'verify_record', records)
}
