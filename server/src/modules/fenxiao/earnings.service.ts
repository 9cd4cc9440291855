import type { FenxiaoGoods } from '@mall/contract/fenxiao'
import type { Ctx } from '../../http/route'
import { cents, yuan } from '../../lib/money'
import { commissionsOf, type Shares } from './commission'
import { distributorOf } from './distributor.service'
import { followedOf } from './followed.store'
import { listLevels, type Level } from './level.store'
import { sharesIn, termsOf, type Piece } from './terms.service'

/** A distributor who asks. */
export interface Earner {
  level: Level
  /** neither frozen nor in a mall that pays no level */
  isPaid: boolean
}

export async function earnerOf({ mall, memberId, now }: Ctx): Promise<Earner | undefined> {
  const own = await distributorOf(mall, memberId, now)
  if (!own) return undefined
  const [levels, basics] = await Promise.all([listLevels(mall.db), mall.settings.get('fenxiao_basics')])
  const level = levels.find(({ level_id }) => level_id === own.level_id)
  return level && { level, isPaid: own.status === 1 && basics.level > 0 }
}

/** `price`: cents that the caller sees for one piece */
export type Offer = Piece & { price: number }

export type Earnings = ReturnType<typeof sharesFields> & { commission_money: string }

/** What an order of one piece brings the distributor; undefined = its goods do not take part. */
export async function earningsOf(
  { mall }: Ctx,
  { level, isPaid }: Earner,
  offers: readonly Offer[],
): Promise<(offer: Offer) => Earnings | undefined> {
  const terms = await termsOf(mall.readDb, offers, [level])
  return (offer) => {
    const shares = terms.sharesOf(offer, level)
    if (!shares) return undefined
    const [first = 0] = commissionsOf(shares, { real: offer.price, num: 1, fenxiaoPrice: terms.fenxiaoPriceOf(offer) })
    return { ...sharesFields(shares), commission_money: yuan(isPaid ? first : 0) }
  }
}

/** The wire's fields: rates in percent, fixed sums of one piece in yuan. */
const sharesFields = ([one, two, three]: Shares) => ({
  ...{ one_rate: yuan(one.rate), one_money: yuan(one.money) },
  ...{ two_rate: yuan(two.rate), two_money: yuan(two.money) },
  ...{ three_rate: yuan(three.rate), three_money: yuan(three.money) },
})

const nothing: Earnings = {
  ...sharesFields(sharesIn({ one_rate: 0, two_rate: 0, three_rate: 0 })),
  commission_money: yuan(0),
}

/** What any list of goods knows of them. */
export type ShownGoods = Omit<FenxiaoGoods, 'goods_sku_id' | 'level_id' | 'is_collect' | 'collect_id' | keyof Earnings>

/** Rows of the programme's lists (wire/fenxiao section 5), as the caller sees them. */
export async function withEarnings(ctx: Ctx, goods: readonly ShownGoods[]): Promise<FenxiaoGoods[]> {
  if (goods.length === 0) return []
  const { mall, memberId } = ctx
  const [earner, followed] = await Promise.all([
    earnerOf(ctx),
    followedOf(
      mall.db,
      memberId,
      goods.map(({ goods_id }) => goods_id),
    ),
  ])
  const earns = earner && (await earningsOf(ctx, earner, goods.map(offerOf)))
  return goods.map((one) => {
    const collect_id = followed.get(one.goods_id) ?? 0
    return {
      goods_sku_id: one.sku_id,
      goods_id: one.goods_id,
      sku_id: one.sku_id,
      level_id: earner?.level.level_id ?? 0,
      ...(earns?.(offerOf(one)) ?? nothing),
      sku_name: one.sku_name,
      goods_name: one.goods_name,
      discount_price: one.discount_price,
      price: one.price,
      stock: one.stock,
      sale_num: one.sale_num,
      sku_image: one.sku_image,
      goods_image: one.goods_image,
      site_id: one.site_id,
      is_collect: collect_id > 0 ? 1 : 0,
      collect_id,
    }
  })
}

const offerOf = ({ goods_id, sku_id, discount_price }: ShownGoods): Offer => ({
  ...{ goods_id, sku_id, price: cents(discount_price) },
})
