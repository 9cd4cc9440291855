// npm run build:h5, then:  node --import tsx --test tests/h5/slice/promotions.test.ts
import { declarePromotions } from '../../promotions/promotions'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

declarePromotions(async () => {
  const shopper = await Shopper.at('/healthz')
  return { phone: phoneOf(shopper, 'promotions'), done: () => shopper.done() }
})
