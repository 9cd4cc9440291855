// npm run build:h5, then:  node --import tsx --test tests/h5/slice/reading.test.ts
import { declareReading } from '../../reading/reading'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

declareReading(async () => {
  const shopper = await Shopper.at('/healthz')
  return { phone: phoneOf(shopper, 'reading'), done: () => shopper.done() }
})
