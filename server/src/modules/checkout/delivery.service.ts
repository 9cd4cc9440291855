import type { DeliveryChoice } from '@mall/contract/checkout'
import type { ConfigValue } from '@mall/contract/settings'
import type { DeliveryType } from '@mall/contract/status'
import type { StoreRow } from '@mall/contract/store'
import type { Words } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import type { Tx } from '../../database/transaction'
import type { Ctx } from '../../http/route'
import type { Place } from '../../lib/distance'
import { deliversAt } from '../../pricing/localHours'
import type { LocalTerms } from '../../pricing/localTerms'
import { defaultAddress } from '../address/address.service'
import { findMember } from '../member/member.service'
import { shopPlaces } from '../shop/shop.service'
import { pickUps } from '../store/store.service'
import { localTerms } from './localTerms'
import type { CheckoutParams } from './checkout.service'
import type { Person } from './checkoutAddress'

/** How one shop's goods come to the buyer. */
export interface ShopDelivery {
  /** empty: virtual goods */
  type: DeliveryType | ''
  /** where they can be picked up, the nearest first */
  stores: StoreRow[]
  /** the chosen one of them */
  store: StoreRow | undefined
  /** as it is set; creating an order reads it of the shops chosen for it */
  local: ConfigValue<'local'> | undefined
  terms: LocalTerms | undefined
  /** `HH:mm`, of local delivery */
  askedTime: string
  /** Why the choice cannot be used: ignored here, refused by `create`. */
  refused: Words | undefined
}

interface Asked {
  params: CheckoutParams
  siteIds: number[]
  /** creating an order reads only what was chosen */
  forLists: boolean
  /** shops may bring it themselves */
  isBrought?: boolean
}

/** Finds the delivery of a shop; one whose goods are all virtual has none. */
export async function deliveries(
  db: Kysely<DB>,
  ctx: Ctx,
  { params, siteIds, forLists, isBrought = true }: Asked,
): Promise<(siteId: number, isVirtual: boolean) => ShopDelivery> {
  const choiceOf = (siteId: number) => params.delivery?.[siteId] ?? {}
  const asking = (type: DeliveryType) => siteIds.filter((id) => forLists || choiceOf(id).delivery_type === type)
  const [stores, locals] = await Promise.all([
    storesOf(db, ctx, asking('store'), standingAt(params)),
    localsOf(db, ctx, isBrought ? asking('local') : []),
  ])
  return (siteId, isVirtual) => {
    const found = { stores: stores.get(siteId) ?? [], ...locals.get(siteId) }
    return isVirtual ? nothingToSend(choiceOf(siteId)) : chosenWay(found, choiceOf(siteId), ctx.now)
  }
}

interface Found {
  stores: StoreRow[]
  local?: ConfigValue<'local'>
  terms?: LocalTerms | undefined
}

const refusedWay = { zh: '该店铺不支持此配送方式', en: 'This shop does not offer this way of delivery' }
const unknownStore = { zh: '自提门店不存在', en: 'Pickup store not found' }
const noStore = { zh: '请选择自提门店', en: 'Please choose a pickup store' }
const closed = {
  zh: '不在店铺的配送时间内，请重新选择',
  en: 'The shop does not deliver at this time. Please choose another.',
}

const nothingToSend = ({ delivery_type: type }: Partial<DeliveryChoice>): ShopDelivery => ({
  ...{ type: '', stores: [], store: undefined, local: undefined, terms: undefined, askedTime: '' },
  refused: type ? refusedWay : undefined,
})

/** Express is offered by every shop, and taken while nothing else is chosen. */
export function chosenWay(found: Found, choice: Partial<DeliveryChoice>, now: number): ShopDelivery {
  const { stores, local, terms } = found
  const { delivery_type: type, store_id: storeId, buyer_ask_delivery_time: time } = choice
  const askedTime = time ?? ''
  const base = { stores, local, terms, store: undefined, askedTime: '', refused: undefined }
  if (type === 'store' && stores.length > 0) {
    const store = stores.find((one) => one.store_id === Number(storeId ?? 0))
    return { ...base, type, store, refused: store ? undefined : storeId ? unknownStore : noStore }
  }
  if (type === 'local' && local?.is_use === 1) {
    const { time_is_open, time_week: week, start_time: start, end_time: end } = local.info
    const isOpen = time_is_open === 0 || deliversAt({ week, start, end }, askedTime, now)
    return { ...base, type, askedTime, refused: isOpen ? undefined : closed }
  }
  return { ...base, type: 'express', refused: type && type !== 'express' ? refusedWay : undefined }
}

/** Where the shopper stands; undefined = not told. */
export const standingAt = ({ latitude, longitude }: CheckoutParams): Place | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

/** Whom the default address names, else the member, when something is picked up and the chosen row leaves it open. */
export async function pickUpPerson(
  db: Kysely<DB>,
  { memberId }: Ctx,
  ways: ShopDelivery[],
  chosen: Person | undefined,
): Promise<Person | undefined> {
  if (!ways.some(({ type }) => type === 'store') || (chosen?.name && chosen.mobile)) return undefined
  const named = await defaultAddress(db, memberId)
  if (named) return named
  const member = await findMember(db, memberId)
  return member && { name: member.nickname, mobile: member.mobile }
}

/** On the connection of a transaction: waiting for another one could starve the pool. */
const within = (db: Kysely<DB>) => (db.isTransaction ? (db as Tx) : undefined)

async function storesOf(db: Kysely<DB>, ctx: Ctx, siteIds: number[], from: Place | undefined) {
  if (siteIds.length === 0 || (await ctx.mall.settings.get('addon', 0, within(db))).store === 0)
    return new Map<number, StoreRow[]>()
  return pickUps(db, siteIds, from)
}

async function localsOf(db: Kysely<DB>, ctx: Ctx, siteIds: number[]) {
  const settings = await Promise.all(
    siteIds.map(async (siteId) => [siteId, await ctx.mall.settings.get('local', siteId, within(db))] as const),
  )
  const using = settings.filter(([, local]) => local.is_use === 1).map(([siteId]) => siteId)
  const places = using.length > 0 ? await shopPlaces(db, using) : new Map<number, Place>()
  return new Map(
    settings.map(([siteId, local]) => {
      const terms = local.is_use === 1 ? localTerms(local, places.get(siteId)) : undefined
      return [siteId, { local, terms }] as const
    }),
  )
}
