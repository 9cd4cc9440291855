import { isSold } from '@/domain/goods/bounds'
import { useBuyNow, usePlainWay } from '@/features/goods-detail/buyWays'
import { GoodsDetailScreen } from '@/features/goods-detail/GoodsDetailScreen'
import type { Chosen, GoodsKind, Way } from '@/features/goods-detail/GoodsKind'
import { open } from '@/navigation/open'
import { routes, type ParamsOfRoute } from '@/routes'
import type { PintuanDraft } from './checkout'
import { GroupsPanel } from './GroupsPanel'
import { pintuanOffer } from './offer'
import { useTexts } from './texts'
import { ownOf, useGroupGoods, type GroupGoods } from './useGroupGoods'

/** Opens a group, joins that of the address, or leads to it where the shopper is in it. */
function useWays(): Way<GroupGoods>[] {
  const texts = useTexts()
  const of = ({ detail: { id, joining }, num }: Chosen<GroupGoods>): PintuanDraft => ({
    pintuan_goods_id: id,
    ...(joining && { group_id: joining.group_id }),
    num,
  })
  const payment = { draft: 'pintuanOrderCreateData', page: routes.pintuanPayment, of } as const
  const start = useBuyNow<GroupGoods>({ ...payment, label: texts.start })
  const join = useBuyNow<GroupGoods>({ ...payment, label: texts.join })
  const isOwn = (detail: GroupGoods) => ownOf(detail) !== undefined
  return [
    {
      ...usePlainWay<GroupGoods>(),
      label: texts.alone,
      offered: (detail) => !isOwn(detail) && detail.is_single_buy === 1 && isSold(detail),
    },
    { ...start, offered: (detail) => !isOwn(detail) && !detail.joining },
    { ...join, offered: (detail) => !isOwn(detail) && detail.joining !== undefined },
    {
      name: 'own',
      leads: true,
      handles: ['t-own-group', 't-own-group'],
      label: texts.toOwn,
      tone: 'primary',
      offered: isOwn,
      async run({ detail }) {
        await open(routes.pintuanShare, { id: ownOf(detail) ?? 0 })
        return 'done'
      },
    },
  ]
}

const kind: GoodsKind<ParamsOfRoute<typeof routes.pintuanDetail>, GroupGoods> = {
  route: routes.pintuanDetail,
  poster: '/pintuan/api/goods/poster',
  shared: ({ pintuan_id, joining }) => ({ pintuan_id, ...(joining && { group_id: joining.group_id }) }),
  useWords: () => {
    const { goodsTitle: title, gone } = useTexts()
    return { title, gone }
  },
  useGoods: useGroupGoods,
  offer: pintuanOffer,
  useWays,
  elsewhere: { route: routes.pintuanList, query: {} },
  Panel: GroupsPanel,
  sections: { offers: false, seen: false, tabs: false },
}

export const PintuanGoodsScreen = () => <GoodsDetailScreen kind={kind} />
