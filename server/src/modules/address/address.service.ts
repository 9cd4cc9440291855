import type { Address } from '@mall/contract/address'
import { codes } from '@mall/contract/envelope'
import type { Tx } from '../../database/transaction'
import { refuse, type Ctx } from '../../http/route'
import { pageOf, type Paging } from '../../lib/paging'
import { lockMember } from '../member/member.service'
import * as store from './address.store'

/** wire/member section 3 */
const mostAddresses = 50

export const findAddress = store.find
export const defaultAddress = store.findDefault

/** The form as the contract parses it; degrees are numbers. */
export interface AddressForm {
  name: string
  mobile: string
  telephone?: string | undefined
  province_id: number
  city_id: number
  district_id: number
  community_id?: number | undefined
  address: string
  full_address: string
  longitude?: number | undefined
  latitude?: number | undefined
  is_default?: 0 | 1 | undefined
  type?: 1 | 2 | undefined
}

export const list = (ctx: Ctx, type: number | undefined, paging: Paging) =>
  pageOf(paging, {
    count: () => store.count(ctx.mall.db, ctx.memberId, type),
    list: async (limit, offset) =>
      (await store.list(ctx.mall.db, ctx.memberId, type, limit, offset)).map((row) => {
        const { id, member_id, name, mobile, telephone, address, full_address } = row
        const flags = { is_default: row.is_default as 0 | 1, type: row.type as 1 | 2 }
        return { id, member_id, name, mobile, telephone, address, full_address, ...flags }
      }),
  })

export async function info(ctx: Ctx, id: number | undefined, wantsDefault: boolean): Promise<Address | null> {
  const { db } = ctx.mall
  const row = id
    ? await store.find(db, ctx.memberId, id)
    : wantsDefault
      ? await store.findDefault(db, ctx.memberId)
      : undefined
  if (id && !row) throw refuse('收货地址不存在')
  return row ? { ...row, is_default: row.is_default as 0 | 1, type: row.type as 1 | 2 } : null
}

/** The first address of a member is the default one. */
export async function add(ctx: Ctx, form: AddressForm): Promise<number> {
  const fields = columnsOf(form)
  return ctx.mall.tx(async (trx) => {
    await lockMember(trx, ctx.memberId)
    const count = await store.count(trx, ctx.memberId)
    if (count >= mostAddresses) throw refuse(`最多保存${mostAddresses}个收货地址`)
    const isDefault = await settleDefault(trx, ctx.memberId, form.is_default === 1 || count === 0)
    const id = ctx.mall.newId()
    await store.insert(trx, { ...fields, member_id: ctx.memberId, id, is_default: isDefault })
    return id
  })
}

export async function edit(ctx: Ctx, id: number, form: AddressForm): Promise<number> {
  const fields = columnsOf(form)
  await ctx.mall.tx(async (trx) => {
    await lockMember(trx, ctx.memberId)
    const isDefault = form.is_default === undefined ? {} : { is_default: form.is_default }
    if (form.is_default === 1) await store.clearDefault(trx, ctx.memberId)
    if (!(await store.update(trx, ctx.memberId, id, { ...fields, ...isDefault }))) throw refuse('收货地址不存在')
  })
  return id
}

export async function setDefault(ctx: Ctx, id: number): Promise<void> {
  await ctx.mall.tx(async (trx) => {
    await lockMember(trx, ctx.memberId)
    await store.clearDefault(trx, ctx.memberId)
    if (!(await store.update(trx, ctx.memberId, id, { is_default: 1 }))) throw refuse('收货地址不存在')
  })
}

export async function remove(ctx: Ctx, id: number): Promise<void> {
  if (!(await store.remove(ctx.mall.db, ctx.memberId, id))) throw refuse('收货地址不存在')
}

async function settleDefault(trx: Tx, memberId: number, wanted: boolean): Promise<0 | 1> {
  if (wanted) await store.clearDefault(trx, memberId)
  return wanted ? 1 : 0
}

/** Local delivery (type 2) needs the place on the map. */
function columnsOf(form: AddressForm) {
  const { longitude, latitude, type = 1 } = form
  if (type === 2 && (longitude === undefined || latitude === undefined))
    throw refuse('请在地图上选择位置', { code: codes.PARAMETER_ERROR })
  return {
    name: form.name,
    mobile: form.mobile,
    telephone: form.telephone ?? '',
    province_id: form.province_id,
    city_id: form.city_id,
    district_id: form.district_id,
    community_id: form.community_id ?? 0,
    address: form.address,
    full_address: form.full_address,
    longitude: longitude === undefined ? '' : String(longitude),
    latitude: latitude === undefined ? '' : String(latitude),
    type,
  }
}
