// npm run build:h5, then:  node --import tsx --test tests/h5/slice/leaving.test.ts
import { declareLeaving } from '../../leaving/leaving'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

declareLeaving(async () => {
  const shopper = await Shopper.at('/healthz')
  return { phone: phoneOf(shopper, 'leaving'), done: () => shopper.done() }
})
