import { minute } from '../model/clock'
import { backOf } from '../model/presale'
import type { Bill, Model } from '../model/state'
import { Deviation, type Action, type Concern } from '../model/step'
import type { Run } from '../model/run'
import { arrive, open, pays } from './pay'
import { isClear, moveClock, passes } from './time'

const untilClosed = 31 * minute
const away = 12 * 60 * minute
const between = 30 * minute

/** Cents that the channel has to have given back of a bill. */
function owedBack(bill: Bill): number {
  const { status, byWallet, refunded, orders, presale } = bill
  if (status !== 2 || byWallet) return refunded
  return presale ? backOf(presale, bill) : orders.reduce((sum, { back }) => sum + back.pay, 0)
}

const unpaid = (model: Model) =>
  model.bills.filter((one) => one.channel === 'wechatpay' && one.started && !one.told && open(one))

/**
 * Orders are closed while their buyers pay at last, and the channel's API is away for half a day: whatever it owes must
 * go back once it is there again.
 */
const outage: Action = {
  name: 'a channel is away',
  weight: 10,
  races: true,
  plan(model) {
    const bills = unpaid(model)
    if (bills.length === 0 || !isClear(model, [untilClosed], untilClosed + away + 3 * between)) return undefined
    return {
      what: `the channel is away for 12 hours, bills ${bills.map(({ n }) => n).join('+')} are paid too late`,
      touches: ['clock'],
      alone: true,
      expect() {
        passes(model, untilClosed)
        for (const bill of bills) arrive(model, bill)
        passes(model, away + 2 * between)
      },
      async act(run) {
        const { wechat } = run.world
        wechat.isAway = true
        try {
          await moveClock(run, untilClosed)
          for (const bill of bills) await pays(run, bill)
          for (let passed = 0; passed < away; passed += between) await moveClock(run, between)
        } finally {
          wechat.isAway = false
        }
        // a job about money is tried again at least every hour
        for (let i = 0; i < 2; i += 1) await moveClock(run, between)
        const missing = lacking(run, bills)
        if (missing.length > 0) throw new Deviation(missing.join('\n'))
      },
    }
  },
}

const lacking = ({ world }: Run, bills: Bill[]): string[] =>
  bills.flatMap((bill) => {
    const back = world.wechat.refunded(bill.number)
    return back === owedBack(bill) ? [] : [`bill ${bill.n}: the channel gave ${back} back, not ${owedBack(bill)}`]
  })

export const channel: Concern = {
  name: 'channel',
  actions: [outage],
  atEnd: (run) =>
    lacking(
      run,
      run.model.bills.filter((one) => one.channel === 'wechatpay' && one.started),
    ),
}
