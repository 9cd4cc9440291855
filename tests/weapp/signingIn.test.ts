import { before, test } from 'node:test'
import type { Phone } from '../phone'
import * as way from '../signingIn'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()
const told = { skip: leftOut.withoutSimulator }

let phone: Phone
before(() => {
  phone = phoneOf(open(), 'signing-in')
})
/** WeChat knows nobody here, so that the phone stays a guest. */
const asGuest = (run: () => Promise<void>) => async () => {
  await open().host.control.scenario({ loginCode: 'unknown' })
  await run()
  open().fine()
}

test(
  'captchas are a matter of guests, and the wish is granted',
  told,
  asGuest(() => way.guestsOnly(phone)),
)
test(
  'a mall without captchas',
  told,
  asGuest(() => way.withoutCaptcha(phone)),
)
test(
  'the countdown: a failure ends it, leaving does not',
  told,
  asGuest(() => way.countdown(phone, '13911110101')),
)
test(
  '-10016 at the login by message leads to the registration',
  told,
  asGuest(() => way.unknownMobile(phone, '13911110102')),
)
test(
  'registration by username',
  told,
  asGuest(() => way.registration(phone, 'anna_mini')),
)
test(
  'a forgotten password',
  told,
  asGuest(() => way.findPassword(phone, '13800000003')),
)
test(
  'a frozen account',
  told,
  asGuest(() => way.frozen(phone)),
)
test(
  'a locked account',
  told,
  asGuest(() => way.locked(phone, '13800000004')),
)
test(
  'logging out',
  told,
  asGuest(() => way.logOut(phone)),
)
test(
  'a token that has ended',
  told,
  asGuest(() => way.endedToken(phone)),
)
test(
  'the inviter is kept',
  told,
  asGuest(() => way.inviterKept(phone, 'bert_mini')),
)
