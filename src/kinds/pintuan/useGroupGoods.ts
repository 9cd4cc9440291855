import type { PintuanGoods, PintuanGroup, PintuanOrder } from '@mall/contract/pintuan'
import { question } from '@/api/question'
import { useData } from '@/api/useData'
import type { Goods } from '@/features/goods-detail/GoodsKind'
import { useActivityGoods } from '@/features/goods-detail/useActivityGoods'
import { useIsMember } from '@/session/token'

/** A product of an activity, and its groups. */
export interface GroupGoods extends PintuanGoods {
  /** those one may join, the soonest to end first */
  groups: readonly PintuanGroup[]
  /** the shopper's pintuan order in a group, by group_id */
  ownIn: ReadonlyMap<number, number>
  /** group_id of the address, 0 = none */
  askedFor: number
  /** that group, while it can be joined */
  joining?: PintuanGroup | undefined
}

/** The shopper's pintuan order in the group of the address. */
export const ownOf = ({ ownIn, askedFor }: GroupGoods): number | undefined => ownIn.get(askedFor)

/** Orders that still hold, by their group; those of a leader who has not paid have none. */
const byGroup = (orders: readonly PintuanOrder[]): ReadonlyMap<number, number> =>
  new Map(
    orders
      .filter(({ group_id, pintuan_status }) => group_id > 0 && pintuan_status !== 1)
      .map(({ group_id, id }) => [group_id, id]),
  )

export function useGroupGoods(
  { pintuan_id = 0, group_id = 0 }: { pintuan_id?: number; group_id?: number },
  choosing: boolean,
): Goods<GroupGoods> {
  // ids of what members make have more digits than params are read as numbers with
  const askedFor = Number(group_id)
  const whole = () => (pintuan_id > 0 ? question('/pintuan/api/goods/detail', { pintuan_id }) : undefined)
  const one = (sku_id: number) => question('/pintuan/api/goods/info', { pintuan_id, sku_id })
  const goods = useActivityGoods<PintuanGoods>({ whole, one }, choosing)

  const quiet = { onShow: true, silent: true }
  const goodsId = goods.detail?.goods_id ?? 0
  const running = useData('/pintuan/api/pintuangroup/lists', { goods_id: goodsId }, { ...quiet, enabled: goodsId > 0 })
  const orders = useData('/pintuan/api/order/page', {}, { ...quiet, enabled: useIsMember() })

  // who follows an invitation sees at once whether it still holds
  const waiting = askedFor > 0 && goods.detail !== undefined && (!running.data || orders.loading)
  const refresh = () => {
    goods.refresh()
    void running.refresh()
    void orders.refresh()
  }
  if (waiting || !goods.detail)
    return { ...goods, detail: undefined, refresh, waited: waiting ? [running, orders] : goods.waited }

  const groups = running.data?.filter((group) => group.pintuan_id === pintuan_id) ?? []
  const joining = groups.find((group) => group.group_id === askedFor)
  const ownIn = byGroup(orders.data?.list ?? [])
  return { ...goods, detail: { ...goods.detail, groups, joining, ownIn, askedFor }, refresh }
}
