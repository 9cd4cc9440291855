import type { Mall } from '../../mall'
import type { PromotionKind } from '../../promotions/promotionKind'

/** Ways of selling that shoppers see: an addon that is off hides its entries and tags. */
export async function shownKinds({ promotions, settings }: Mall): Promise<PromotionKind[]> {
  const flags = await settings.get('addon')
  return promotions.all().filter(({ addon }) => addon === null || flags[addon] === 1)
}
