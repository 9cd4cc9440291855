import { yuan } from '../../lib/money'
import type { CheckoutParams } from '../../modules/checkout/checkout.service'
import { general } from '../../modules/checkout/refusal'
import { sharedGoods } from '../../modules/poster/sharedPage'
import { sum } from '../../pricing/quote'
import { stateAt } from '../activityTimes'
import type { PromotionKind } from '../promotionKind'
import { findWithSku, tagsOf, type Presale } from './presale.store'
import { paymentsOf, presaleSteps, type DepositTerms } from './presaleAmounts'
import { notItsSku } from './presaleGoods.service'
import { dropNote } from './presaleNote.service'
import { goodsHeld, piecesHeld } from './presaleOrder.store'
import { presalePoster } from './presalePoster'

export type PresaleParams = CheckoutParams & { presale_id: number; sku_id: number; num: number }

/** An activity with the sku that is ordered in it. */
export interface PresaleOnSale extends Presale {
  sku_price: number
  num: number
}

export const termsOf = ({ presale_deposit, presale_price, num }: Omit<PresaleOnSale, 'sku_price'>): DepositTerms => ({
  deposit: presale_deposit,
  price: presale_price,
  num,
})

/** A deposit now, the rest later: its orders are made with the last payment. */
export const presale: PromotionKind<PresaleParams, PresaleOnSale> = {
  type: 'presale',
  addon: 'presale',
  takes: { shopCoupons: false, manjian: true, platformCoupons: false, points: false, balance: true, cart: null },
  bill: { awaitsTransfer: false, isMerged: false },
  isNotBrought: true,
  async facts(db, { now }, { presale_id, sku_id, num }) {
    const found = await findWithSku(db, presale_id, sku_id)
    if (!found) throw general({ zh: '预售活动不存在', en: 'There is no such presale' })
    const status = stateAt(found, now)
    if (status === 0) throw general({ zh: '预售尚未开始', en: 'This presale has not started yet' })
    if (status !== 1) throw general({ zh: '预售已结束', en: 'This presale has ended' })
    const { sku_price, ...activity } = found
    if (sku_price === null) throw general(notItsSku)
    return { ...activity, sku_price, num }
  },
  price: ({ sku_price }) => [{ num: 1, price: sku_price }],
  steps: (facts) => presaleSteps(termsOf(facts)),
  activity: ({ presale_id }) => ({ activityId: presale_id, ref: 0 }),
  limit: ({ presale_num }) => ({
    ...{ minPerOrder: 0, maxPerOrder: 0, maxPerMember: presale_num },
    isOncePerMember: presale_num === 0,
  }),
  held: { ofActivity: piecesHeld, ofGoods: goodsHeld },
  pools: (_facts, lines) => [...lines],
  info(facts, shops) {
    const terms = termsOf(facts)
    return {
      presale_info: {
        presale_id: facts.presale_id,
        presale_name: facts.presale_name,
        presale_deposit: yuan(facts.presale_deposit),
        presale_price: yuan(facts.presale_price),
        presale_num: facts.presale_num,
        pay_start_time: facts.pay_start_time,
        pay_end_time: facts.pay_end_time,
        deliver_type: facts.deliver_type,
        deliver_time: facts.deliver_time,
      },
      promotion_presale_info: {
        is_deposit_back: facts.is_deposit_back as 0 | 1,
        deposit_agreement: facts.deposit_agreement,
      },
      presale_deposit_money: yuan(sum(shops, (shop) => paymentsOf(terms, shop).deposit)),
      presale_money: yuan(terms.price * terms.num),
      final_money: yuan(sum(shops, (shop) => paymentsOf(terms, shop).final)),
    }
  },
  dropNote,
  tags: tagsOf,
  entryId: 'presale_id',
  sharedPage: sharedGoods(presalePoster),
}
