import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { personOf, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { checkIn, checkInOff, streak } from './checkIn'
import { balance, level } from './purses'

/** What a member has at the mall, the same in both builds. Each way has a member of its own who never checked in. */
export function declareMemberAssets(take: () => Promise<Held>, skip: string | false = false): void {
  const walk = (name: string, mobile: string, go: (phone: Phone, who: Person, mobile: string) => Promise<void>) =>
    void test(name, { skip }, async () => {
      const { phone, done } = await take()
      await go(phone, await personOf(phone.wire, mobile), mobile)
      await done()
    })

  walk('check-in: once a day, with a reward that stands in the books', '13800000003', checkIn)
  walk('balance: two purses, one sum, and the entries of each', '13800000001', balance)
  walk('level: growth lifts it, and the way to the next is told', '13800000004', level)
  walk('check-in: switched off it says so', '13800000005', checkInOff)
  // last: it moves the mall's clock by days
  walk('check-in: days in a row, and one that was missed', '13800000005', (phone, _, mobile) => streak(phone, mobile))
}
