import { after, test } from 'node:test'
import type { Phone } from '../../phone'
import * as way from '../../signingIn'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

let shopper: Shopper | undefined
after(() => shopper?.leave())
/** One phone for all: each way in starts anew. */
const by = (go: (phone: Phone) => Promise<void>) => async () => {
  shopper ??= await Shopper.at('/healthz')
  await go(phoneOf(shopper, 'signing-in'))
}

test('captchas are a matter of guests, and the target opens', by(way.guestsOnly))
test('a mall without captchas', by(way.withoutCaptcha))
test(
  'the countdown: a failure ends it, leaving does not',
  by((phone) => way.countdown(phone, '13911110101')),
)
test(
  '-10016 at the login by message: the popup with the mobile, or the registration',
  by((phone) => way.unknownMobile(phone, '13911110102', '13911110103')),
)
test(
  'registration by username',
  by((phone) => way.registration(phone, 'anna_h5')),
)
test(
  'a forgotten password',
  by((phone) => way.findPassword(phone, '13800000003')),
)
test('a frozen account', by(way.frozen))
test(
  'a locked account',
  by((phone) => way.locked(phone, '13800000004')),
)
test('logging out', by(way.logOut))
test('a token that has ended', by(way.endedToken))
test(
  'the inviter is kept',
  by((phone) => way.inviterKept(phone, 'bert_h5')),
)
