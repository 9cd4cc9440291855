import { after, before, test } from 'node:test'
import * as way from '../../signingIn'
import type { Phone } from '../../phone'
import { useMall } from './mall'
import { phoneOf } from './phone'
import { Shopper } from './shopper'

useMall()

let shopper: Shopper
let phone: Phone
before(async () => {
  shopper = await Shopper.at('/healthz')
  phone = phoneOf(shopper, 'signing-in')
})
after(() => shopper.leave())

test('captchas are a matter of guests, and the wish is granted', () => way.guestsOnly(phone))
test('a mall without captchas', () => way.withoutCaptcha(phone))
test('the countdown: a failure ends it, leaving does not', () => way.countdown(phone, '13911110101'))
test('-10016 at the login by message leads to the registration', () => way.unknownMobile(phone, '13911110102'))
test('registration by username', () => way.registration(phone, 'anna_h5'))
test('a forgotten password', () => way.findPassword(phone, '13800000003'))
test('a frozen account', () => way.frozen(phone))
test('a locked account', () => way.locked(phone, '13800000004'))
test('logging out', () => way.logOut(phone))
test('a token that has ended', () => way.endedToken(phone))
test('the inviter is kept', () => way.inviterKept(phone, 'bert_h5'))
