import { test } from 'node:test'
import * as way from '../evaluating'
import type { Phone } from '../phone'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'

const open = useMini()
const told = { skip: leftOut.withoutSimulator }

const by = (go: (phone: Phone) => Promise<void>) => async () => {
  const mini = open()
  await go(phoneOf(mini, 'evaluating'))
  mini.fine()
}

test('an evaluation, and what is added to it', told, by(way.firstAndAgain))
test('an evaluation that waits for the auditor', told, by(way.underAnAuditor))
