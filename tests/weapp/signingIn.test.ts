import { test } from 'node:test'
import type { Phone } from '../phone'
import * as way from '../signingIn'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()
const told = { skip: leftOut.withoutSimulator }

/** WeChat knows nobody here, so that the phone stays a guest. */
const by = (go: (phone: Phone) => Promise<void>) => async () => {
  const mini = open()
  await mini.host.control.scenario({ loginCode: 'unknown' })
  await go(phoneOf(mini, 'signing-in'))
  mini.fine()
}

test('captchas are a matter of guests, and the wish is granted', told, by(way.guestsOnly))
test('a mall without captchas', told, by(way.withoutCaptcha))
test(
  'the countdown: a failure ends it, leaving does not',
  told,
  by((phone) => way.countdown(phone, '13911110101')),
)
test(
  '-10016 at the login by message leads to the registration',
  told,
  by((phone) => way.unknownMobile(phone, '13911110102')),
)
test(
  'registration by username',
  told,
  by((phone) => way.registration(phone, 'anna_mini')),
)
test(
  'a forgotten password',
  told,
  by((phone) => way.findPassword(phone, '13800000003')),
)
test('a frozen account', told, by(way.frozen))
test(
  'a locked account',
  told,
  by((phone) => way.locked(phone, '13800000004')),
)
test('logging out', told, by(way.logOut))
test('a token that has ended', told, by(way.endedToken))
test(
  'the inviter is kept',
  told,
  by((phone) => way.inviterKept(phone, 'bert_mini')),
)
