// npm run build:h5, then:  node --import tsx --test tests/h5/slice/conversation.test.ts
import { declareConversation } from '../../conversation/conversation'
import { restartMall, useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

declareConversation(async () => {
  const shopper = await Shopper.at('/healthz')
  const restart = async () => {
    await restartMall()
    // one that goes says so
    shopper.forgive(/^503 /)
  }
  return { phone: phoneOf(shopper, 'conversation'), restart, done: () => shopper.done() }
})
