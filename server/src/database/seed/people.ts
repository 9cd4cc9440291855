import type { CheckoutParams } from '../../modules/checkout/checkout.service'
import { endOfDay } from '../../lib/date'
import type { PromotionType } from '../../promotions/promotionKind'
import { dice } from './pictures/colour'
import type { SeedData } from './types'

const hour = 3600
const day = 24 * hour

const nicknames = [
  ...['小雨', '阿泽', '橘子汽水', '林间鹿', '早睡的猫', '柚子', '南风', '一只大鹅', '苏打饼', '木木', '山月', '元宝'],
  ...['豆沙包', '晚晚', '老周', '青提', '阿宁', '海盐', '麦子', '小满', '石榴', '北北', '云朵', '陈皮'],
]

/** Shoppers beside the members of wire/demo-data. They have neither mobile nor password: nobody logs in as one. */
export const peopleRows = nicknames.map((nickname, i) => ({
  ...{ member_id: 101 + i, nickname, sex: i % 3, headimg: '', username: '', mobile: '', email: '', password: '' },
  ...{ pay_password: '', status: 1, realname: '', birthday: 0, source_member: 0, sign_days_series: 0 },
  register_type: 'mobile',
}))

export interface Purchase {
  memberId: number
  /** unix seconds */
  at: number
  type: PromotionType
  params: CheckoutParams & Record<string, number>
}

/**
 * What they have bought of whatever runs, and of plain goods: one or two people an activity, each once, so that no limit
 * stands in the way. The same purchases at every load, counted back from `now`.
 */
export function purchases(data: SeedData, now: number): Purchase[] {
  const roll = dice('people')
  /** both included */
  const whole = (low: number, high: number) => Math.floor(roll.between(low, high + 1))
  const runs = ({ start_time, end_time }: { start_time: number; end_time: number }) =>
    start_time <= now - 4 * day && now < end_time
  const goodsOf = new Map(data.goods.map((goods) => [goods.code, goods]))
  const skuOf = (code: string) => goodsOf.get(code)?.skus[0]?.sku_id ?? 0
  /** 1 to 4 days ago, at any time of that day */
  const past = (from = 9 * hour, until = 23 * hour) => endOfDay(now) - day * whole(2, 4) + whole(from, until - 1)
  let next = 0
  const person = () => peopleRows[next++ % peopleRows.length]!.member_id
  const buy = (type: PromotionType, params: Purchase['params'], at = past()): Purchase => ({
    ...{ memberId: person(), type, params, at },
  })
  const twice = (make: () => Purchase) => Array.from({ length: whole(1, 2) }, make)

  let topicGoods = 0
  const ofTopics = data.topics.flatMap((topic) =>
    Object.keys(topic.goods).flatMap(() => {
      topicGoods += 1
      return runs(topic) && roll() < 0.5 ? [buy('topic', { topic_goods_id: topicGoods, num: 1 })] : []
    }),
  )
  const ofSeckills = data.seckills.filter(runs).flatMap(({ seckill_id, goods, seckill_time_id }) => {
    const slot = data.seckillTimes.find((one) => one.seckill_time_id === seckill_time_id)
    const at = () => past(slot?.seckill_start_time, slot?.seckill_end_time)
    return twice(() => buy('seckill', { seckill_id, sku_id: skuOf(goods), num: 1 }, at()))
  })
  const plain = data.goods.filter(
    ({ goods_id, goods_state, is_virtual, max_buy, min_buy }) =>
      goods_id > 13 && goods_state === 1 && is_virtual === 0 && max_buy === 0 && min_buy <= 1,
  )
  return [
    ...data.groupbuys
      .filter(runs)
      .flatMap(({ groupbuy_id, goods, buy_num: num }) =>
        twice(() => buy('groupbuy', { groupbuy_id, sku_id: skuOf(goods), num })),
      ),
    ...ofSeckills,
    ...ofTopics,
    ...data.bundlings.filter(({ status }) => status === 1).map(({ bl_id }) => buy('bundling', { bl_id, num: 1 })),
    ...Array.from({ length: 12 }, () => buy('', { sku_id: roll.pick(plain).skus[0]!.sku_id, num: 1 })),
  ].sort((a, b) => a.at - b.at)
}
