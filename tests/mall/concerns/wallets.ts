import { platformTypes } from '../world/setUp'
import { owed } from '../model/reference'
import type { Bill, Member, Model, PlatformCoupon } from '../model/state'
import type { Run } from '../model/run'
import { leavesJobs, touching, type Action, type Concern } from '../model/step'
import { payPassword } from './members'
import { adjustCall, wallets } from './wallet'

/** The platform gives points or money, or takes some away. */
const adjust: Action = {
  name: 'adjust',
  weight: 5,
  plan(model, random) {
    const member = random.pick(model.members)
    const wallet = random.pick(wallets)
    if (!member || !wallet) return undefined
    const amount = random.chance(0.8) ? random.whole(100, 20_000) : -random.whole(1, 20_000)
    const allowed = member.wallet[wallet.of] + amount >= 0
    return {
      what: `member ${member.n} gets ${amount} of ${wallet.type}${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n)],
      expect: () => void (allowed && (member.wallet[wallet.of] += amount)),
      async act(run) {
        const call = adjustCall(run, member, wallet, amount)
        await (allowed ? run.must(call) : run.mustNot(call))
      },
    }
  },
}

/** A bill is paid out of the wallets as a whole, order by order, or not at all. */
const payByWallet: Action = {
  name: 'pay by wallet',
  weight: 9,
  plan(model, random) {
    const bill = random.pick(model.bills.filter((one) => one.number !== '' && (one.status === 0 || one.status === 1)))
    if (!bill) return undefined
    const { wallet } = bill.member
    const enough = wallet.balance + wallet.balanceMoney >= bill.money
    return {
      what: `member ${bill.member.n} pays bill ${bill.n} by wallet${enough ? '' : ' in vain'}`,
      touches: touching.bill(bill),
      leavesJobs: leavesJobs(bill),
      expect: () => void (enough && payFromWallets(model, bill)),
      async act(run) {
        const params = { out_trade_no: bill.number, pay_type: 'BALANCE', return_url: '', pay_password: payPassword }
        const call = run.as(bill.member, '/api/pay/pay', { ...params, idempotency_key: run.key() })
        await (enough ? run.must(call) : run.mustNot(call))
      },
    }
  },
}

export function payFromWallets(model: Model, bill: Bill) {
  const { wallet } = bill.member
  for (const order of [...bill.orders].sort((a, b) => a.id - b.id)) {
    const balance = Math.min(owed(order.amounts), wallet.balance)
    const balanceMoney = owed(order.amounts) - balance
    wallet.balance -= balance
    wallet.balanceMoney -= balanceMoney
    order.billFrom = { balance, balanceMoney }
  }
  bill.presale?.payFromWallets(bill)
  bill.byWallet = true
  model.pay(bill)
}

const fetch: Action = {
  name: 'fetch a platform coupon',
  weight: 9,
  plan(model, random) {
    const member = random.pick(model.members)
    const type = random.pick(platformTypes)
    if (!member || !type) return undefined
    const left = model.platformCouponsLeft.get(type.type) ?? 0
    const allowed = left > 0 && member.platformCoupons.filter((one) => one.type === type).length < type.most
    const coupon: PlatformCoupon = { type, id: 0, checkout: -1 }
    return {
      what: `member ${member.n} fetches platform coupon ${type.type}${allowed ? '' : ' in vain'}`,
      touches: [touching.member(member.n), ...(left < 3 ? [touching.couponType(type.type)] : [])],
      expect() {
        if (!allowed) return
        member.platformCoupons.push(coupon)
        model.platformCouponsLeft.set(type.type, left - 1)
      },
      async act(run) {
        const params = { platformcoupon_type_id: type.type, get_type: 2 }
        const call = run.as(member, '/platformcoupon/api/platformcoupon/receive', params)
        if (!allowed) return run.mustNot(call)
        await run.must(call, async () => (await newIds(run, member, type.type)).length > 0)
        coupon.id = (await run.world.read(() => newIds(run, member, type.type)))[0] ?? 0
      },
    }
  },
}

async function newIds({ db }: Run, member: Member, type: number): Promise<number[]> {
  const rows = await db
    .selectFrom('member_platform_coupon')
    .select('platformcoupon_id as id')
    .where('member_id', '=', member.id)
    .where('platformcoupon_type_id', '=', type)
    .execute()
  return rows.map(({ id }) => id).filter((id) => !member.platformCoupons.some((one) => one.id === id))
}

async function check({ db, model }: Run): Promise<string[]> {
  const ids = model.members.map(({ id }) => id)
  if (ids.length === 0) return []
  const [accounts, coupons] = await Promise.all([
    db.selectFrom('account').selectAll().where('member_id', 'in', ids).execute(),
    db.selectFrom('member_platform_coupon').selectAll().where('member_id', 'in', ids).execute(),
  ])
  const found: string[] = []
  for (const member of model.members) {
    for (const { type, of } of wallets) {
      const row = accounts.find((one) => one.member_id === member.id && one.kind === type)
      if ((row?.balance ?? 0) !== member.wallet[of])
        found.push(`${type} of member ${member.n}: ${row?.balance ?? 0}, the model has ${member.wallet[of]}`)
    }
    for (const coupon of member.platformCoupons) {
      const row = coupons.find((one) => one.platformcoupon_id === coupon.id)
      const state = coupon.checkout < 0 ? 1 : 2
      if (row?.state !== state) found.push(`platform coupon ${coupon.id}: state ${row?.state}, the model has ${state}`)
    }
  }
  return found
}

export const walletsOf: Concern = { name: 'wallets', actions: [adjust, payByWallet, fetch], check }
