import type { SignAward, SignResult, SignStatus } from '@mall/contract/level'
import { refuse, type Ctx } from '../../http/route'
import { move, moveAtTheEnd } from '../../ledger/ledger'
import { dayNumber } from '../../lib/date'
import { cents } from '../../lib/money'
import type { Mall } from '../../mall'
import { phrase } from '../../words/phrases'
import { raiseLevel } from '../level/level.service'
import * as store from './signin.store'

/** What each day of the cycle brings, in order; a day without a reward is not in it, nor any while nobody can sign. */
export async function award(mall: Mall): Promise<SignAward> {
  const { is_use, cycle, reward } = await mall.settings.get('membersignin')
  const brings = is_use === 1 ? reward.filter(({ day }) => day <= cycle) : []
  return { cycle, reward: brings.sort((a, b) => a.day - b.day) }
}

export async function status(mall: Mall): Promise<SignStatus> {
  const [{ is_use }, value] = await Promise.all([mall.settings.get('membersignin'), award(mall)])
  return { is_use, value }
}

export const isSigned = async ({ mall, memberId, now }: Ctx): Promise<0 | 1> =>
  (await store.lastDay(mall.db, memberId)) >= dayNumber(now) ? 1 : 0

const nothing = { point: 0, growth: 0, balance: '0.00' }

/** Once a Shanghai day (wire/member section 5); the day's reward and the count are one transaction. */
export const signIn = ({ mall, memberId, now: at }: Ctx): Promise<SignResult> =>
  mall.tx(async (trx) => {
    const { is_use, cycle, reward } = await mall.settings.get('membersignin', 0, trx)
    if (is_use === 0) throw refuse({ zh: '签到未开启', en: 'Check-in is not available at the moment' })
    const today = dayNumber(at)
    const day = await store.sign(trx, { memberId, today, cycle })
    if (day === undefined)
      throw refuse({ zh: '今天已经签到过了', en: 'You have checked in today already' }, { errorCode: 'SIGNED_IN' })
    const { point, growth, balance } = reward.find((one) => one.day === day) ?? nothing
    const entry = {
      ...{ memberId, ref: `signin:${today}`, fromType: 'signin', typeName: phrase('cause.signin'), typeTag: day, at },
      remark: phrase('account.signin.remark', { day }),
    }
    if (point > 0) moveAtTheEnd(trx, { ...entry, kind: 'point', delta: point })
    if (cents(balance) > 0) moveAtTheEnd(trx, { ...entry, kind: 'balance', delta: cents(balance) })
    if (growth > 0) {
      await move(trx, { ...entry, kind: 'growth', delta: growth })
      await raiseLevel(trx, mall, memberId, at)
    }
    return { point, growth, balance }
  })
