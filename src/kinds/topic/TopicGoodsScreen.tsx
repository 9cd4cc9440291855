import { View } from '@tarojs/components'
import type { TopicGoods } from '@mall/contract/topic'
import { question } from '@/api/question'
import { activityOffer, type Offer } from '@/domain/goods/offer'
import { useBuyNow, usePlainWay } from '@/features/goods-detail/buyWays'
import { GoodsDetailScreen } from '@/features/goods-detail/GoodsDetailScreen'
import type { GoodsKind, PartProps } from '@/features/goods-detail/GoodsKind'
import { useActivityGoods } from '@/features/goods-detail/useActivityGoods'
import { open } from '@/navigation/open'
import { routes, type ParamsOfRoute } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Tap } from '@/ui/Tap'
import type { TopicDraft } from './checkout'
import styles from './topic.module.scss'
import { useTexts } from './texts'

/** By its status: 1 to come, 2 running, 3 over. */
const phases = { 1: 'soon', 2: 'on', 3: 'over' } as const

export const topicOffer = (detail: TopicGoods): Offer =>
  activityOffer(detail, {
    name: useTexts.get().price,
    price: detail.topic_price,
    phase: phases[detail.status],
    startsAt: detail.start_time,
    endsAt: detail.end_time,
  })

/** The way to the whole topic. */
function OfTopic({ detail: { topic_id, topic_name } }: PartProps<TopicGoods>) {
  const texts = useTexts()
  return (
    <Tap
      className={`${styles.of} t-to-topic`}
      role="link"
      onClick={() => open(routes.topicDetail, { topic_id, title: topic_name })}
    >
      <View>{texts.of(topic_name)}</View>
      <Icon name="arrow" size={28} />
    </Tap>
  )
}

/** `id`: of the product in its topic, which the calls take as topic_id. */
function useTopicGoods({ id = 0 }: { id?: number }, choosing: boolean) {
  const whole = () => (id > 0 ? question('/topic/api/topicgoods/detail', { topic_id: id }) : undefined)
  const one = (sku_id: number) => question('/topic/api/topicgoods/info', { sku_id, topic_id: id })
  return useActivityGoods<TopicGoods>({ whole, one }, choosing)
}

function useWays() {
  const of = ({ detail, num }: { detail: TopicGoods; num: number }): TopicDraft => ({ topic_goods_id: detail.id, num })
  const buy = useBuyNow({ draft: 'topicOrderCreateData', page: routes.topicPayment, of })
  return [usePlainWay<TopicGoods>(), buy]
}

const kind: GoodsKind<ParamsOfRoute<typeof routes.topicGoods>, TopicGoods> = {
  route: routes.topicGoods,
  poster: '/topic/api/topicgoods/poster',
  shared: ({ id }) => ({ id }),
  useWords: () => {
    const { goodsTitle: title, gone } = useTexts()
    return { title, gone }
  },
  useGoods: useTopicGoods,
  offer: topicOffer,
  useWays,
  elsewhere: { route: routes.topicList, query: {} },
  Panel: OfTopic,
  sections: { offers: false, seen: false, tabs: false },
}

export const TopicGoodsScreen = () => <GoodsDetailScreen kind={kind} />
