import { keepDraft } from '@/domain/checkout-draft/draft'
import { checkoutAt } from '@/features/checkout/checkoutAt'
import { open } from '@/navigation/open'
import { routes } from '@/routes'

export interface BargainDraft {
  launch_id: number
}

/** One piece, at the price that friends have cut it to; coupons of the shop do not hold. */
export const bargain = checkoutAt<BargainDraft>('/bargain/api/ordercreate', {
  draft: 'bargainOrderCreateData',
  page: routes.bargainPayment,
  from: routes.bargainList,
  shopCoupons: false,
  promotion: 'bargain',
})

/** To the payment page of a launch. */
export const buyLaunch = ({ launch_id }: BargainDraft): Promise<boolean> => {
  keepDraft('bargainOrderCreateData', { launch_id } satisfies BargainDraft)
  return open(routes.bargainPayment)
}
