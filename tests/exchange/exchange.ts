import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { personOf, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { closing, gift, notToBeHad, redPacket } from './exchanging'
import { guest, nothingNamed } from './strange'

/** The demo member who has 5000 points. */
const mobile = '13800000001'

/** What points are exchanged for, from the point shop to what they brought, the same in both builds. */
export function declareExchange(take: () => Promise<Held>, skip: string | false = false): void {
  const walk = (name: string, go: (phone: Phone, who: Person) => Promise<void>) =>
    void test(name, { skip }, async () => {
      const { phone, done } = await take()
      await go(phone, await personOf(phone.wire, mobile))
      await done()
    })

  walk('a red packet for points: they go, and the money comes', redPacket)
  walk('a gift for points and money: paid at the cashier, and on its way', gift)
  walk('one that is not paid is closed, and the points come back', closing)
  walk('too few points, and what is off the shelf', notToBeHad)
  walk('an address that names nothing says so and leads on', nothingNamed)
  walk('a guest logs in on the way and finds what was chosen', (phone) => guest(phone, mobile))
}
