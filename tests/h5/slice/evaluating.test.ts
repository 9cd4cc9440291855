import { after, test } from 'node:test'
import * as way from '../../evaluating'
import type { Phone } from '../../phone'
import { useMall } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

let shopper: Shopper | undefined
after(() => shopper?.leave())
const by = (go: (phone: Phone) => Promise<void>) => async () => {
  shopper ??= await Shopper.at('/healthz')
  await go(phoneOf(shopper, 'evaluating'))
}

test('an evaluation, and what is added to it', by(way.firstAndAgain))
test('an evaluation that waits for the auditor', by(way.underAnAuditor))
