// npm run build:h5, then:  node --import tsx --test tests/h5/slice/distribution.test.ts
import { declareDistribution } from '../../distribution/distribution'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

declareDistribution(async () => {
  const shopper = await Shopper.at('/healthz')
  return { phone: phoneOf(shopper, 'distribution'), done: () => shopper.done() }
})
