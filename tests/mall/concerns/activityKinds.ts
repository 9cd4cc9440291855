import type { Activity } from '../model/activity'
import { goods, shops } from '../world/setUp'
import { alone, below, first, single, someOf, times, yuan, type ActivitySort } from './activityDrafts'
import { livingSorts } from './livingKinds'

export const sorts: readonly ActivitySort[] = [
  ...livingSorts,
  {
    kind: 'groupbuy',
    weight: 2,
    draft(model, random) {
      const one = alone(model, random)
      return one && { ...one, ...times(model, random), least: random.whole(1, 3) }
    },
    data: (activity) => ({
      ...{ goods_id: first(activity).sku, groupbuy_price: yuan(first(activity).price), buy_num: activity.least },
    }),
    params: ({ id }, { sku }) => ({ groupbuy_id: id, sku_id: sku }),
    page: '/groupbuy/api/goods/detail',
    shows: (activity, state) => ({
      ...{ groupbuy_price: yuan(first(activity).price), buy_num: activity.least, status: Math.min(state + 1, 3) },
    }),
  },
  {
    kind: 'seckill',
    weight: 5,
    draft(model, random) {
      const slot = random.pick(model.slots.filter(({ id }) => id > 0))
      const most = random.chance(0.3) ? Infinity : random.whole(1, 3)
      const one = alone(model, random)
      return one && slot && { ...one, ...times(model, random), slot, most, left: random.whole(2, 10) }
    },
    data: (activity) => ({
      ...{ goods_id: first(activity).sku, seckill_price: yuan(first(activity).price), stock: activity.left },
      ...{ seckill_time_id: activity.slot?.id, ...(activity.most < Infinity ? { num: activity.most } : {}) },
    }),
    params: ({ id }, { sku }) => ({ seckill_id: id, sku_id: sku }),
    page: '/seckill/api/seckillgoods/detail',
    shows: (activity, state) => ({
      ...{ seckill_price: yuan(first(activity).price), stock: activity.left, status: state === 3 ? -1 : state },
      num: activity.most < Infinity ? activity.most : 0,
    }),
  },
  {
    kind: 'topic',
    weight: 2,
    draft: (model, random) => ({ offers: someOf(random, single, 4), ...times(model, random) }),
    data: ({ offers }) => ({
      topic_name: '模型专题',
      goods: offers.map(({ sku, price }) => ({ sku_id: sku, topic_price: yuan(price) })),
    }),
    params: (_, { entry }) => ({ topic_goods_id: entry }),
    page: '/topic/api/topicgoods/detail',
    shows: (activity, state) => ({ topic_price: yuan(first(activity).price), status: Math.min(state + 1, 3) }),
  },
  {
    kind: 'bundling',
    weight: 3,
    draft(_, random) {
      const site = random.pick(shops)?.site ?? 0
      const own = goods.filter((one) => one.site === site)
      const offers = someOf(random, own, 3)
      const price = below(
        random,
        offers.reduce((sum, { listed }) => sum + listed, 0),
      )
      return { offers, site, price: Math.max(1, price), shipsFree: random.chance(0.4) }
    },
    data: ({ offers, price, shipsFree }) => ({
      ...{ bl_name: '模型组合', sku_ids: offers.map(({ sku }) => sku).join(','), bl_price: yuan(price) },
      shipping_fee_type: shipsFree ? 2 : 1,
    }),
    params: ({ id }) => ({ bl_id: id }),
    page: '/bundling/api/bundling/detail',
    shows: ({ price, shipsFree, closed }) => ({
      ...{ bl_price: yuan(price), shipping_fee_type: shipsFree ? 2 : 1, status: closed ? 0 : 1 },
    }),
  },
]

export const sortOf = ({ kind }: Activity) => sorts.find((one) => one.kind === kind) as ActivitySort
