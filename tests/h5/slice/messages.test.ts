// npm run build:h5, then:  node --import tsx --test tests/h5/slice/messages.test.ts
import { declareMessages } from '../../messages/messages'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

declareMessages(async () => {
  const shopper = await Shopper.at('/healthz')
  return { phone: phoneOf(shopper, 'messages'), done: () => shopper.done() }
})
