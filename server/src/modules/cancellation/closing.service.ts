import type { Language } from '@mall/contract/words'
import type { Tx } from '../../database/transaction'
import type { Job, NewJob } from '../../jobs/jobs'
import { refuse } from '../../http/route'
import type { Mall } from '../../mall'
import { endOfMember } from '../../promotions/bargain/ending.service'
import { endTokensAsClosed } from '../../tokens/tokens'
import { leave, lockToLeave } from '../member/farewell.service'
import { closeAllUnpaid, hasUnpaid } from '../pay/unpaidBills.service'
import { blocked, blocksOf } from './blocks.service'
import * as store from './cancel.store'
import { erase } from './erase.store'

const unpaidMost = 5
/** s after which no call that ran beside the closing runs any more */
const afterCalls = 300

export const endKind = 'cancellation.end'

/** What is left to be done: now, and once more for what calls under way have written meanwhile. */
const endJob = (memberId: number, runAt: number, turn: 'now' | 'again', pictures: string[]): NewJob => ({
  ...{ kind: endKind, distKey: memberId, key: `${memberId}-${turn}` },
  ...{ runAt, payload: pictures },
})

/**
 * Closes the account (wire/member section 8). Unpaid things close first, each in a transaction of its own; in the last one
 * the member is locked against all others, what stands in the way is looked at again, and who it was is erased. `decide`
 * writes down in it that it was done, and refuses when that was decided otherwise meanwhile.
 */
export async function closeAccount(
  mall: Mall,
  memberId: number,
  language: Language,
  decide: (trx: Tx) => Promise<void>,
): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const blocks = await blocksOf(mall, mall.db, memberId, language)
    if (blocks.length > 0) throw blocked(blocks)
    await closeAllUnpaid(mall, memberId)
    if (await mall.tx((trx) => closeNow(trx, mall, memberId, language, decide))) return
    if (turn === unpaidMost) throw paying()
  }
}

const paying = () =>
  refuse({ zh: '有订单正在支付，请稍后再试', en: 'A payment is under way. Please try again in a moment.' })

/** False = something unpaid has come up meanwhile. */
async function closeNow(
  trx: Tx,
  mall: Mall,
  memberId: number,
  language: Language,
  decide: (trx: Tx) => Promise<void>,
): Promise<boolean> {
  if (!(await lockToLeave(trx, memberId))) throw refuse({ zh: '会员不存在', en: 'Member not found' })
  const blocks = await blocksOf(mall, trx, memberId, language)
  if (blocks.length > 0) throw blocked(blocks)
  if (await hasUnpaid(trx, memberId)) return false
  await decide(trx)
  const now = mall.clock.now()
  const pictures = await store.findPictures(trx, memberId)
  await leave(trx, memberId)
  await endTokensAsClosed(trx, memberId, now)
  await erase(trx, memberId)
  await mall.jobs.enqueue(trx, endJob(memberId, now, 'now', pictures))
  await mall.jobs.enqueue(trx, endJob(memberId, now + afterCalls, 'again', []))
  return true
}

async function end({ distKey: memberId, payload }: Job, mall: Mall): Promise<void> {
  for (const picture of payload as string[]) await mall.outside.files.remove(picture)
  await closeAllUnpaid(mall, memberId)
  await endOfMember(mall, memberId)
  await mall.tx((trx) => erase(trx, memberId))
}

export const closingJobs = { [endKind]: end }
