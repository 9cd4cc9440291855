import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { personOf, type Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { barred, nothingNamed } from './barred'
import { draws, guest, noWins } from './drawing'

/** The three faces of the game, the same in both builds. */
export function declareGames(take: () => Promise<Held>, skip: string | false = false): void {
  const walk = (name: string, mobile: string, go: (phone: Phone, who: Person, mobile: string) => Promise<void>) =>
    void test(name, { skip }, async () => {
      const { phone, done } = await take()
      await go(phone, await personOf(phone.wire, mobile), mobile)
      await done()
    })

  walk('turntable: both draws of a day', '13800000001', (phone, who) => draws(phone, who, 'turntable'))
  walk('scratch cards: both draws of a day', '13800000003', (phone, who) => draws(phone, who, 'cards'))
  walk('smash eggs: both draws of a day', '13800000004', (phone, who) => draws(phone, who, 'egg'))
  walk('a draw without a win: what is read, and what it costs', '13800000005', noWins)
  walk('a guest logs in on the way, and then it is drawn', '13800000005', guest)
  walk('what stands in the way of a draw is said', '13800000005', barred)
  walk('an address that names nothing says so and leads on', '13800000005', nothingNamed)
}
