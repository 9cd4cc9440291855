import type { Api } from '@mall/contract/api'
import type { Address, LocatedRegion } from '@mall/contract/address'
import type { ParsedOf } from '@mall/contract/define'
import { codes } from '@mall/contract/envelope'
import { refuse, type Ctx } from '../../http/route'
import { pageOf, type Paging } from '../../lib/paging'
import { mostRows, oneDefault } from '../member/oneDefault.service'
import { chainName, chainNamed, chainOf, chainUp, type RegionChain } from '../region/region.service'
import { addresses, countOf, listOf } from './address.store'

const unknownAddress = () => refuse({ zh: '收货地址不存在', en: 'Address not found' })

const own = oneDefault(addresses, {
  unknown: unknownAddress,
  tooMany: () => refuse({ zh: `最多保存${mostRows}个收货地址`, en: `You can save up to ${mostRows} addresses` }),
})

export const { find: findAddress, findDefault: defaultAddress } = addresses

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

export const list = ({ mall: { db }, memberId }: Ctx, type: number | undefined, paging: Paging) =>
  pageOf(paging, {
    count: () => (type === undefined ? addresses.count(db, memberId) : countOf(db, memberId, type)),
    list: async (limit, offset) => {
      const rows =
        type === undefined
          ? await addresses.list(db, memberId, limit, offset)
          : await listOf(db, memberId, type, limit, offset)
      return rows.map((row) => {
        const { id, member_id, name, mobile, telephone, address, full_address } = row
        const flags = { is_default: row.is_default as 0 | 1, type: row.type as 1 | 2 }
        return { id, member_id, name, mobile, telephone, address, full_address, ...flags }
      })
    },
  })

export async function info(ctx: Ctx, id: number | undefined, wantsDefault: boolean): Promise<Address | null> {
  const { db } = ctx.mall
  const row = id
    ? await addresses.find(db, ctx.memberId, id)
    : wantsDefault
      ? await addresses.findDefault(db, ctx.memberId)
      : undefined
  if (id && !row) throw unknownAddress()
  return row ? { ...row, is_default: row.is_default as 0 | 1, type: row.type as 1 | 2 } : null
}

export const add = async (ctx: Ctx, form: AddressForm): Promise<number> =>
  own.add(ctx, await columnsOf(ctx, form), form.is_default)

/** An address of WeChat's own book, which knows regions by name. */
export async function addNamed(ctx: Ctx, form: ParsedOf<Api['/api/memberaddress/addthreeparties']>): Promise<number> {
  const { name, mobile, province, city, district = '', address, is_default } = form
  const chain = await chainNamed(ctx, { province, city, district })
  if (!chain)
    throw refuse({
      zh: `没有找到地区“${province}${city}${district}”，请手动填写`,
      en: `The region “${province}${city}${district}” was not found. Please fill it in yourself.`,
    })
  return add(ctx, { name, mobile, address, is_default, ...idsOf(chain), full_address: '' })
}

export async function edit(ctx: Ctx, id: number, form: AddressForm): Promise<number> {
  await own.edit(ctx, id, await columnsOf(ctx, form), form.is_default)
  return id
}

export const { setDefault, remove } = own

/** The district around a point on the map; nobody's address is told, so guests may ask. */
export async function regionAt(ctx: Ctx, { lat, lng }: { lat: number; lng: number }): Promise<LocatedRegion> {
  const unknown = refuse({
    zh: '未能识别该位置所在的地区，请手动选择',
    en: 'The region of this place is not known. Please choose it yourself.',
  })
  const { geo } = ctx.mall.outside
  const found = await geo.reverse({ latitude: lat, longitude: lng }, ctx.log).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'map service did not answer')
    throw unknown
  })
  const chain = found && ((await chainUp(ctx, found.code)) ?? (await chainNamed(ctx, found)))
  if (!chain) throw unknown
  const { province, city, district } = chain
  return { ...idsOf(chain), province: province.name, city: city.name, district: district?.name ?? '' }
}

const idsOf = ({ province, city, district }: RegionChain) => ({
  province_id: province.id,
  city_id: city.id,
  district_id: district?.id ?? 0,
})

/** Local delivery (type 2) needs the place on the map. The region's names are ours, so that they say what the ids say. */
async function columnsOf(ctx: Ctx, form: AddressForm) {
  const { longitude, latitude, type = 1, community_id = 0 } = form
  if (!form.name.trim())
    throw refuse({ zh: '请填写收货人姓名', en: "Please enter the recipient's name" }, { code: codes.PARAMETER_ERROR })
  if (!form.address.trim())
    throw refuse(
      { zh: '请填写详细地址', en: 'Please enter the street and house number' },
      { code: codes.PARAMETER_ERROR },
    )
  if (type === 2 && (longitude === undefined || latitude === undefined))
    throw refuse(
      { zh: '请在地图上选择位置', en: 'Please choose the place on the map' },
      { code: codes.PARAMETER_ERROR },
    )
  const chain = await chainOf(ctx.mall.readDb, { ...form, community_id })
  if (typeof chain === 'string')
    throw refuse({ zh: '请选择正确的地区', en: 'Please choose the region again' }, { code: codes.PARAMETER_ERROR })
  return {
    name: form.name,
    mobile: form.mobile,
    telephone: form.telephone ?? '',
    ...idsOf(chain),
    community_id,
    address: form.address,
    full_address: chainName(chain),
    longitude: longitude === undefined ? '' : String(longitude),
    latitude: latitude === undefined ? '' : String(latitude),
    type,
  }
}
