import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { buyerOf, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { bargain, bargainIsLost, bargainOffDays } from './bargain'
import { combo, comboOff } from './combo'
import { groupbuy } from './groupbuy'
import { pintuan, pintuanFails, pintuanOffDays } from './pintuan'
import { presale, presaleOffDays, presaleRefund } from './presale'
import { seckill, seckillOffDays } from './seckill'
import { guest, nothingChosen, nothingNamed } from './strange'
import { topic, topicOver } from './topic'

/** What is sold in activities, from where they are found to the paid order, the same in both builds. */
export function declarePromotions(take: () => Promise<Held>, skip: string | false = false): void {
  const walk = (name: string, go: (phone: Phone, buyer: Person) => Promise<void>) =>
    void test(name, { skip }, async () => {
      const { phone, done } = await take()
      await go(phone, await buyerOf(phone))
      await done()
    })

  walk('group-buy: from the least number to the paid order, and the money back', groupbuy)
  walk('seckill: the open slot sells, another one waits for its time', seckill)
  walk('seckill: days that are to come, and days that are over', seckillOffDays)
  walk('topic: one of its products at its price', topic)
  walk('topic: one that is over leads to the others', topicOver)
  walk('combo: from a part over two sets to the paid order', combo)
  walk('combo: one off the shelf sells nothing', comboOff)
  walk('pintuan: days that are to come, and days that are over', pintuanOffDays)
  walk('pintuan: one opens a group, another joins it by the shared page', pintuan)
  walk('bargain: days that are to come, and days that are over', bargainOffDays)
  walk('bargain: one launches, a friend cuts by the shared page, the launcher buys', bargain)
  walk('presale: days that are to come, and days that are over', presaleOffDays)
  walk('presale: a deposit that is asked back', presaleRefund)
  walk('an address that names nothing says so and leads on', nothingNamed)
  walk('a payment page that nothing was chosen for leads to where it is chosen', nothingChosen)
  walk('a guest logs in on the way and finds what was chosen', guest)
  // last: they move the mall's clock by days
  walk('pintuan: a group that nobody joins, and the money back', pintuanFails)
  walk('bargain: one that did not come to the floor is lost', bargainIsLost)
  walk('presale: the deposit, the rest in its time, and the order', presale)
}
