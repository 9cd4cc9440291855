import { useRef } from 'react'
import { call } from '@/api/call'
import { isFinal, isSold } from '@/domain/goods/bounds'
import { useTexts as usePickerTexts } from '@/domain/goods/pickerTexts'
import { usePlainWay } from '@/features/goods-detail/buyWays'
import { GoodsDetailScreen } from '@/features/goods-detail/GoodsDetailScreen'
import type { GoodsKind, Way } from '@/features/goods-detail/GoodsKind'
import { open } from '@/navigation/open'
import { routes, type ParamsOfRoute } from '@/routes'
import { toast } from '@/session/toast'
import { BargainPanel } from './BargainPanel'
import { bargainOffer } from './offer'
import { useTexts } from './texts'
import { useBargainGoods, type OwnBargainGoods } from './useBargainGoods'

/** Begins to bargain, or goes on with what the shopper has begun. A guest logs in on the way. */
function useWays(): Way<OwnBargainGoods>[] {
  const texts = useTexts()
  const goods = usePickerTexts()
  const launching = useRef(false)
  const isOwn = ({ ownLaunch }: OwnBargainGoods) => ownLaunch > 0
  return [
    {
      ...usePlainWay<OwnBargainGoods>(),
      offered: (detail) => !isOwn(detail) && isSold(detail),
    },
    {
      name: 'launch',
      leads: true,
      handles: ['t-launch', 't-launch'],
      label: texts.launch,
      tone: 'primary',
      offered: (detail) => !isOwn(detail) && !isFinal(bargainOffer(detail).stop),
      async run({ detail }) {
        const { stop } = bargainOffer(detail)
        // no sheet of this product would say it
        if (stop) toast(goods.stops[stop])
        if (stop || launching.current) return 'stay'
        launching.current = true
        try {
          await open(routes.bargainLaunch, { id: await call('/bargain/api/bargain/launch', { id: detail.id }) })
          return 'done'
        } catch {
          // the shopper was told why
          return 'stay'
        } finally {
          launching.current = false
        }
      },
    },
    {
      name: 'own',
      leads: true,
      handles: ['t-go-on', 't-go-on'],
      label: texts.goOn,
      tone: 'primary',
      offered: isOwn,
      async run({ detail: { ownLaunch } }) {
        await open(routes.bargainLaunch, { id: ownLaunch })
        return 'done'
      },
    },
  ]
}

const kind: GoodsKind<ParamsOfRoute<typeof routes.bargainDetail>, OwnBargainGoods> = {
  route: routes.bargainDetail,
  poster: '/bargain/api/goods/poster',
  shared: ({ bargain_id }) => ({ bargain_id }),
  useWords: () => {
    const { goodsTitle: title, gone } = useTexts()
    return { title, gone }
  },
  useGoods: useBargainGoods,
  offer: bargainOffer,
  useWays,
  elsewhere: { route: routes.bargainList, query: {} },
  Panel: BargainPanel,
  sections: { offers: false, seen: false, tabs: false },
}

export const BargainGoodsScreen = () => <GoodsDetailScreen kind={kind} />
