import type { Tx } from '../../database/transaction'
import type { Mall } from '../../mall'
import { insertMessages } from './message.store'

/** What happens in a promotion while its member is away (wire/messages-chat-verification section 1). */
export type PromotionOccasion =
  'groupComplete' | 'groupFailed' | 'bargainAtFloor' | 'finalOpen' | 'finalEnding' | 'liveSoon'

export interface PromotionMessage {
  memberId: number
  siteId: number
  occasion: PromotionOccasion
  type: 'pintuan' | 'bargain' | 'presale' | 'live'
  /** a live room, for its occasion */
  activityId: number
  /** the member's own group order, launch or presale order, as promotion_ref of an order; of a live room none */
  ref?: number
  /** 0 = of none */
  goodsId: number
  startTime?: number
  at: number
}

/**
 * Leaves a message for a member in that member's own transaction; the same event leaves one only. Its words are chosen
 * when it is read, in the reader's language.
 */
export async function leaveMessage(trx: Tx, mall: Mall, message: PromotionMessage): Promise<void> {
  const { memberId, siteId, occasion, type, activityId, ref, goodsId, startTime, at } = message
  await insertMessages(trx, [
    {
      ...{ member_id: memberId, message_key: `${occasion}/${ref ?? activityId}`, message_id: mall.newId() },
      ...{ site_id: siteId, sub_type: 'promotion', occasion, create_time: at },
      facts: JSON.stringify({
        ...{ promotion_type: type, promotion_id: activityId, goods_id: goodsId },
        ...(ref === undefined ? {} : { promotion_ref: ref }),
        ...(startTime === undefined ? {} : { start_time: startTime }),
      }),
    },
  ])
}
