import { checkoutAt } from '@/features/checkout/checkoutAt'
import { routes } from '@/routes'

export interface TopicDraft {
  topic_goods_id: number
  num: number
}

/** One product of a topic; coupons of the shop do not hold. */
export const topic = checkoutAt<TopicDraft>('/topic/api/ordercreate', {
  draft: 'topicOrderCreateData',
  page: routes.topicPayment,
  from: routes.topicList,
  shopCoupons: false,
  promotion: 'topic',
})
