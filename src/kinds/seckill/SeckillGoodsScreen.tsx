import { View } from '@tarojs/components'
import type { SeckillGoods } from '@mall/contract/seckill'
import { question } from '@/api/question'
import { activityOffer, type Offer } from '@/domain/goods/offer'
import { useBuyNow, usePlainWay } from '@/features/goods-detail/buyWays'
import { GoodsDetailScreen } from '@/features/goods-detail/GoodsDetailScreen'
import type { GoodsKind, PartProps } from '@/features/goods-detail/GoodsKind'
import { useActivityGoods } from '@/features/goods-detail/useActivityGoods'
import { clockText } from '@/lib/slotTime'
import { routes, type ParamsOfRoute } from '@/routes'
import { now } from '@/session/clock'
import { Icon } from '@/ui/Icon'
import type { SeckillDraft } from './checkout'
import styles from './seckill.module.scss'
import { firstOpening, slotAt } from '@/domain/promotion/slot'
import { useTexts } from './texts'

/** Sold while its days run and its slot is open; on the other hours of its days it is to come. */
export function seckillOffer(detail: SeckillGoods, at = now()): Offer {
  const { status, num, seckill_price: price, start_time: firstDay } = detail
  const { phase, startsAt, endsAt } = slotAt(detail, at)
  const name = useTexts.get().price
  const common = { name, price, limit: num }
  // malls may tell the days of a plain discount there, or none
  const opening = firstDay > at ? { startsAt: firstOpening(detail, firstDay) } : {}
  if (status === 0) return activityOffer(detail, { ...common, phase: 'soon', ...opening })
  if (status !== 1) return activityOffer(detail, { ...common, phase: 'over' })
  return activityOffer(detail, { ...common, phase: phase === 'on' ? 'on' : 'soon', startsAt, endsAt })
}

/** At which hours of the day it is sold. */
function Hours({ detail, offer }: PartProps<SeckillGoods>) {
  const texts = useTexts()
  if (offer.stop === 'over') return null
  return (
    <View className={`${styles.daily} t-seckill-hours`}>
      <Icon name="clock" size={28} />
      {texts.daily(clockText(detail.seckill_start_time), clockText(detail.seckill_end_time))}
    </View>
  )
}

function useSeckillGoods({ seckill_id = 0 }: { seckill_id?: number }, choosing: boolean) {
  const whole = () => (seckill_id > 0 ? question('/seckill/api/seckillgoods/detail', { seckill_id }) : undefined)
  const one = (sku_id: number) => question('/seckill/api/seckillgoods/info', { seckill_id, sku_id })
  return useActivityGoods<SeckillGoods>({ whole, one }, choosing)
}

function useWays() {
  const of = ({ detail, num }: { detail: SeckillGoods; num: number }): SeckillDraft => ({
    seckill_id: detail.seckill_id,
    sku_id: detail.sku_id,
    num,
  })
  const { buy: label } = useTexts()
  const buy = useBuyNow({ draft: 'seckillOrderCreateData', page: routes.seckillPayment, of, label })
  return [usePlainWay<SeckillGoods>(), buy]
}

const kind: GoodsKind<ParamsOfRoute<typeof routes.seckillDetail>, SeckillGoods> = {
  route: routes.seckillDetail,
  poster: '/seckill/api/seckillgoods/poster',
  shared: ({ seckill_id }) => ({ seckill_id }),
  useWords: () => {
    const { goodsTitle: title, gone } = useTexts()
    return { title, gone }
  },
  useGoods: useSeckillGoods,
  offer: (detail) => seckillOffer(detail),
  useWays,
  elsewhere: { route: routes.seckillList, query: {} },
  Panel: Hours,
  sections: { offers: false, seen: false, tabs: false },
}

export const SeckillGoodsScreen = () => <GoodsDetailScreen kind={kind} />
