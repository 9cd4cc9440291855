import type { ExchangeDetail, ExchangeGoods } from '@mall/contract/pointExchange'
import { exchangeTypes, type ExchangeType } from '@mall/contract/promotionStatus'
import type { Language } from '@mall/contract/words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema'
import { refuse, type Ctx } from '../../http/route'
import { yuan } from '../../lib/money'
import { pageOf, type PageOf, type Paging } from '../../lib/paging'
import { couponTypesById } from '../../modules/coupon/platformCoupon.service'
import { giftsById } from '../../modules/gift/gift.service'
import * as store from './exchange.store'

export const unknownGoods = () =>
  refuse({ zh: '积分商品不存在', en: 'There is nothing like this to exchange points for' })

/** Gifts and coupon types that these rows stand for. */
interface Related {
  gifts: Awaited<ReturnType<typeof giftsById>>
  coupons: Awaited<ReturnType<typeof couponTypesById>>
}

async function relatedTo(db: Kysely<DB>, rows: store.ExchangeGoods[], now: number): Promise<Related> {
  const idsOf = (type: number) => rows.filter((row) => row.type === type).map((row) => row.type_id)
  const [gifts, coupons] = await Promise.all([giftsById(db, idsOf(1)), couponTypesById(db, idsOf(2), now)])
  return { gifts, coupons }
}

export const page = (
  { mall: { readDb: db }, language, now }: Ctx,
  { type, ...paging }: Paging & { type?: number | undefined },
): Promise<PageOf<ExchangeGoods>> =>
  pageOf(
    paging,
    {
      count: () => store.countOnShelf(db, type),
      async list(limit, offset) {
        const rows = await store.listOnShelf(db, type, limit, offset)
        const related = await relatedTo(db, rows, now)
        return rows.map((row) => goodsRow(row, related, language))
      },
    },
    { all: true },
  )

/** Also of what is off the shelf: its state says so. */
export async function detail({ mall: { readDb: db }, language, now }: Ctx, id: number): Promise<ExchangeDetail> {
  const row = await store.findGoods(db, id)
  if (!row) throw unknownGoods()
  const related = await relatedTo(db, [row], now)
  const base = goodsRow(row, related, language)
  if (row.type === 1)
    return { ...base, gift_id: row.type_id, gift_desc: giftOf(row, related)?.gift_desc ?? row.content }
  if (row.type === 3) return { ...base, content: row.content }
  const coupon = couponOf(row, related)
  return { ...base, content: row.content, platformcoupon_type_id: row.type_id, use_scenario: coupon?.use_scenario ?? 1 }
}

/** Its own, or that of its gift. */
export async function pictureOf(db: Kysely<DB>, row: store.ExchangeGoods): Promise<string> {
  if (row.image !== '' || row.type !== 1) return row.image
  return (await giftsById(db, [row.type_id]))[0]?.gift_image ?? ''
}

const giftOf = (row: store.ExchangeGoods, { gifts }: Related) => gifts.find(({ gift_id }) => gift_id === row.type_id)
const couponOf = (row: store.ExchangeGoods, { coupons }: Related) =>
  coupons.find(({ platformcoupon_type_id }) => platformcoupon_type_id === row.type_id)

function goodsRow(row: store.ExchangeGoods, related: Related, language: Language): ExchangeGoods {
  const type = row.type as ExchangeType
  const gift = type === 1 ? giftOf(row, related) : undefined
  const coupon = type === 2 ? couponOf(row, related) : undefined
  return {
    ...{ id: row.id, type, type_name: exchangeTypes[type][language], type_id: row.type_id, name: row.name },
    ...{ image: row.image || (gift?.gift_image ?? ''), stock: row.stock, point: row.point, price: yuan(row.price) },
    ...{ market_price: yuan(gift?.market_price ?? 0), balance: yuan(row.balance) },
    ...{ delivery_price: yuan(row.delivery_price), pay_type: row.pay_type as 0 | 1, state: row.state as 0 | 1 },
    sort: row.sort,
    ...(coupon ? { at_least: coupon.at_least, money: coupon.money } : {}),
  }
}
