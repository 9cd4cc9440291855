// npm run build:h5, then:  node --import tsx --test tests/h5/slice/exchange.test.ts
import { declareExchange } from '../../exchange/exchange'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

declareExchange(async () => {
  const shopper = await Shopper.at('/healthz')
  return { phone: phoneOf(shopper, 'exchange'), done: () => shopper.done() }
})
