import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { newcomerOf, personOf, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { checkIn, checkInOff, streak } from './checkIn'
import { gifts } from './gifts'
import { kept } from './kept'
import { lostConnection } from './lostConnection'
import { balance, level } from './purses'
import { recharge, rechargeOff } from './recharge'
import { twoWeeks } from './twoWeeks'
import { withdrawal } from './withdrawal'

interface Differences {
  /** whether this phone takes a transfer of WeChat */
  confirmsTransfers: boolean
  skip?: string | false
}

/** What a member has at the mall, the same in both builds. Each way has a member of its own who never checked in. */
export function declareMemberAssets(take: () => Promise<Held>, { confirmsTransfers, skip = false }: Differences): void {
  const walk = (name: string, mobile: string, go: (phone: Phone, who: Person, mobile: string) => Promise<void>) =>
    void test(name, { skip }, async () => {
      const { phone, done } = await take()
      await go(phone, await personOf(phone.wire, mobile), mobile)
      await done()
    })

  /** The same of a member of today, with no more than what every new one is given. */
  const begin = (name: string, mobile: string, go: (phone: Phone, who: Person) => Promise<void>) =>
    void test(name, { skip }, async () => {
      const { phone, done } = await take()
      await go(phone, await newcomerOf(phone.wire, mobile))
      await done()
    })

  walk('check-in: once a day, with a reward that stands in the books', '13800000003', checkIn)
  walk('balance: two purses, one sum, and the entries of each', '13800000001', balance)
  walk('level: growth lifts it, and the way to the next is told', '13800000004', level)
  begin('withdrawal: refused, paid by hand, and by a transfer of WeChat', '13911117001', (phone, who) =>
    withdrawal(phone, who, confirmsTransfers),
  )
  begin('recharge: left unpaid, a package with what it brings, and an amount of one’s own', '13911117002', recharge)
  begin('without a connection: told, and done once', '13911117005', lostConnection)
  walk('recharge: switched off it says so', '13800000005', rechargeOff)
  begin('kept: out of the cart into the favourites, and what was looked at', '13911117006', kept)
  begin('a gift without an address: chosen, sent, and nobody else’s', '13911117003', gifts)
  walk('check-in: switched off it says so', '13800000005', checkInOff)
  // last: they move the mall's clock by days
  walk('check-in: days in a row, and one that was missed', '13800000005', (phone, _, mobile) => streak(phone, mobile))
  void test('two weeks of a member, from a link to the account’s end', { skip }, async () => {
    const { phone, done } = await take()
    await twoWeeks(phone, '13911117004')
    await done()
  })
}
