import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Held } from '../orderLives/lives'
import { inVain } from '../memberAssets/lostConnection'
import { newcomerOf, personOf } from '../orderLives/people'
import type { Phone } from '../phone'
import {
  becomesDistributor,
  buys,
  cents,
  comesByPoster,
  completes,
  distributorOf,
  earningsOf,
  pages,
  partBack,
  sumOf,
  yuan,
} from './steps'

// A becomes a distributor and brings B, who buys; A sees it pending, then settled, and is paid. The same in both builds.

const mobiles = { a: '13900000171', b: '13900000172' }
/** hundredths of a percent of level 1, as the demo mall has it */
const rate = 1000
const commissionOf = (money: string) => Math.floor((cents(money) * rate) / 10_000)

async function wholeLife(phone: Phone): Promise<void> {
  let a = await newcomerOf(phone.wire, mobiles.a)
  const { fenxiao_id } = await becomesDistributor(phone, a, '阿满好物')

  await phone.tap('.t-to-posters')
  await phone.on(pages.posters)
  await phone.see('.t-poster')
  await phone.picture('posters')

  const b = await comesByPoster(phone, fenxiao_id, mobiles.b)
  const order = await buys(phone, b, 20)

  await phone.fresh(`/${pages.team}`, { token: a.token })
  await phone.see('.t-team-member')
  assert.equal(await phone.count('.t-team-member'), 1)
  await phone.picture('team')
  const made = await earningsOf(a)
  assert.deepEqual(
    made.map(({ commission }) => cents(commission)).sort(),
    // gifts earn nothing
    order.order_goods
      .map(({ real_goods_money }) => commissionOf(real_goods_money))
      .filter(Boolean)
      .sort(),
  )
  await phone.fresh(`/${pages.orders}`, { token: a.token })
  await phone.see('.t-earning-pending')
  assert.equal(await phone.count('.t-earning'), 2)
  await phone.reads('.t-earning', new RegExp(made[0]!.commission.replace('.', '\\.')))
  await phone.picture('pending')

  await partRefund(phone)
  await phone.fresh(`/${pages.centre}`, { token: a.token })
  await phone.reads('.t-figure-today_commission', new RegExp(yuan(sumOf(await earningsOf(a))).replace('.', '\\.')))
  assert.equal((await distributorOf(a))?.account, '0.00')

  await completes(phone, b, order)
  a = await newcomerOf(phone.wire, mobiles.a)
  const settled = await earningsOf(a)
  assert.ok(settled.every(({ is_settlement }) => is_settlement === 1))
  const earned = sumOf(settled)
  assert.equal((await distributorOf(a))?.account, yuan(earned))
  await phone.fresh(`/${pages.orders}`, { token: a.token })
  await phone.tap('.t-tab-2')
  await phone.see('.t-earning-settled')
  await phone.picture('settled')
  await isPaid(phone, a, earned)

  /** The shop gives 20.00 of the first line back: its share goes, to the cent. */
  async function partRefund(phone: Phone): Promise<void> {
    const [line] = order.order_goods
    assert.ok(line)
    await partBack(phone, b, line.order_goods_id, '20.00')
    const left = (await earningsOf(a)).find(({ sku_id }) => sku_id === line.sku_id)
    const paid = cents(line.real_goods_money)
    assert.equal(cents(left!.commission), Math.floor((commissionOf(line.real_goods_money) * (paid - 2000)) / paid))
    await phone.fresh(`/${pages.order}?id=${left!.fenxiao_order_id}`, { token: a.token })
    await phone.reads('.t-commission', new RegExp(left!.commission.replace('.', '\\.')))
    await phone.picture('lowered')
  }
}

/** Takes 100.00 out, which costs 5.00 and comes into the member's own balance. */
async function isPaid(phone: Phone, a: Awaited<ReturnType<typeof newcomerOf>>, earned: number): Promise<void> {
  assert.ok(earned >= 10_000, `only ${earned} earned`)
  await phone.fresh(`/${pages.centre}`, { token: a.token })
  await phone.see('.t-distributor')
  await phone.picture('centre')
  await phone.tap('.t-to-withdraw')
  await phone.on(pages.withdraw)
  await phone.see('.t-amount')
  await phone.type('.t-amount', '99.99')
  await phone.tapBarred('.t-apply-withdrawal')
  await phone.type('.t-amount', '100')
  await phone.reads('.t-fee', /5\.00/)
  await phone.reads('.t-arrives', /95\.00/)
  await phone.picture('withdraw')
  await inVain(phone, '.t-apply-withdrawal')
  await phone.on(pages.withdrawals)
  await phone.see('.t-withdrawal-state-1')
  assert.deepEqual(
    [(await distributorOf(a))?.account, (await distributorOf(a))?.account_withdraw_apply],
    [yuan(earned - 10_000), '100.00'],
  )
  const { list } = await phone.wire.operate<{ list: { id: number; money: string }[] }>('/pending/lists', {
    kind: 'fenxiaowithdraw',
    page_size: 50,
  })
  await phone.wire.operate('/fenxiaowithdraw/approve', { id: list.at(-1)!.id })
  await phone.pullDown()
  await phone.see('.t-withdrawal-state-2')
  await phone.picture('paid-out')
  // the form that was sent is not come back to
  await phone.back()
  await phone.on(pages.centre)

  await phone.fresh(`/${pages.bill}`, { token: a.token })
  await phone.see('.t-entry')
  await phone.picture('bill')
  const bill = await a.ask<{ list: { money: string }[] }>('/fenxiao/api/account/page', { page_size: 50 })
  assert.equal(
    bill.list.reduce((sum, { money }) => sum + cents(money), 0),
    earned - 10_000,
  )
  const purse = await a.ask<{ balance_money: string }>('/api/member/info')
  assert.equal(purse.balance_money, '95.00')
}

/** Guests are asked to log in; who is none is led to the application; the pages go back where they came from. */
async function strangers(phone: Phone): Promise<void> {
  for (const page of [pages.centre, pages.orders, pages.bill, pages.posters]) {
    await phone.fresh(`/${page}`)
    await phone.on(pages.login)
  }
  const nobody = await personOf(phone.wire, '13800000007')
  for (const page of [pages.team, pages.withdraw, pages.level]) {
    await phone.fresh(`/${page}`, { token: nobody.token })
    await phone.see('.t-no-distributor')
  }
  await phone.fresh(`/${pages.centre}`, { token: nobody.token })
  await phone.tap('.t-become-distributor')
  await phone.on(pages.apply)
  await phone.see('.t-fenxiao-name')
  await phone.back()
  await phone.on(pages.centre)
}

/** Goods to promote are followed and kept without a connection's luck. */
async function promotes(phone: Phone): Promise<void> {
  const two = await personOf(phone.wire, '13800000002')
  await phone.fresh(`/${pages.goods}`, { token: two.token })
  await phone.see('.t-promote')
  await phone.picture('goods')
  await phone.tap('.t-follow')
  await phone.until('it is followed', async () => (await followed()).length > 0)
  await phone.open(`/${pages.follow}`)
  await phone.see('.t-goods')
  await phone.picture('followed')
  await phone.offline(true)
  await phone.pullDown()
  await phone.see('.t-goods')
  await phone.offline(false)
  async function followed() {
    return (await two.ask<{ list: unknown[] }>('/fenxiao/api/goodscollect/page')).list
  }
}

export function declareDistribution(take: () => Promise<Held>, skip: string | false = false): void {
  const walk = (name: string, go: (phone: Phone) => Promise<void>) =>
    void test(name, { skip }, async () => {
      const { phone, done } = await take()
      await go(phone)
      await done()
    })
  walk('distribution: whose pages they are', strangers)
  walk('distribution: goods to promote', promotes)
  // last: it ends a week later
  walk('distribution: applied, shared, earned, lowered, settled, paid out', wholeLife)
}
