import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { pages } from './paths'
import { onOffer, goodsPage } from './things'

const hostile = ['', '0', '-1', '999999', 'abc']

/** An address that names nothing says so in words, and leads on; as does a payment that nothing was chosen for. */
export async function nothingNamed(phone: Phone, who: Person): Promise<void> {
  for (const [page, param, way, leads] of [
    [pages.goods, 'id', '.t-to-point-shop', pages.shop],
    [pages.result, 'order_id', '.t-my-exchanges', pages.orders],
  ] as const) {
    for (const value of hostile) {
      await phone.fresh(`/${page}${value && `?${param}=${value}`}`, { token: who.token })
      assert.match(await phone.text('.t-empty'), /[\u4e00-\u9fff]{4}/, `${page} ${param}=${value}`)
      await phone.tap(way)
      await phone.on(leads)
    }
  }
  await phone.fresh(`/${pages.payment}`, { token: who.token })
  await phone.tap('.t-to-cart')
  await phone.on(pages.shop)
}

/** A guest looks, chooses, logs in on the way and finds what was chosen. */
export async function guest(phone: Phone, mobile: string): Promise<void> {
  const id = await onOffer(phone, { type: 3, name: '迎新红包', stock: 2, point: 1, balance: '1.00' })
  await phone.fresh(`/${pages.shop}`)
  await phone.reads('.t-points-guest', /登录/)
  await phone.picture('guest')
  await phone.open(goodsPage(id))
  await phone.tap('.t-exchange')
  await phone.on(pages.login)
  await phone.logInByPassword(mobile)
  await phone.on(pages.payment)
  await phone.reads('.t-pay-money', '1积分')
}
