import assert from 'node:assert/strict'
import type { Person } from '../orderLives/people'
import type { Phone } from '../phone'
import { atPayment, openSheet, times } from './buying'
import { pages } from './paths'

const named = [
  [pages.groupbuy, 'groupbuy_id'],
  [pages.seckill, 'seckill_id'],
  [pages.topic, 'topic_id'],
  [pages.topicGoods, 'id'],
  [pages.combo, 'bl_id'],
  [pages.pintuan, 'pintuan_id'],
  [pages.group, 'id'],
  [pages.bargain, 'bargain_id'],
  [pages.launch, 'id'],
  [pages.presale, 'presale_id'],
  [pages.presaleOrder, 'order_id'],
] as const
const hostile = ['', '0', '-1', '999999', 'abc']

/** An address that names nothing: said in words, with a way on. */
export async function nothingNamed(phone: Phone, buyer: Person): Promise<void> {
  for (const [page, param] of named) {
    for (const value of hostile) {
      await phone.fresh(`/${page}${value && `?${param}=${value}`}`, { token: buyer.token })
      const words = await phone.text('.t-empty')
      assert.match(words, /[\u4e00-\u9fff]{4}/, `${page} ${param}=${value}: ${words}`)
      const ways = await Promise.all(
        ['.t-empty-go', '.t-other-topics', '.t-other-deals', '.t-my-presales', '.t-elsewhere'].map((way) =>
          phone.count(way),
        ),
      )
      assert.ok(
        ways.some((count) => count > 0),
        `${page} ${param}=${value} leads nowhere: ${words}`,
      )
    }
  }
  // goods that are gone give way to others
  await phone.fresh('/pages/goods/detail/detail?sku_id=999999', { token: buyer.token })
  await phone.reads('.t-empty', /[\u4e00-\u9fff]{4}/)
  await phone.see('.t-recommended')
}

/** A payment page that nothing was chosen for. */
export async function nothingChosen(phone: Phone, buyer: Person): Promise<void> {
  for (const [payment, from] of [
    [pages.groupbuyPayment, pages.groupbuys],
    [pages.seckillPayment, pages.slots],
    [pages.topicPayment, pages.topics],
    [pages.comboPayment, pages.home],
    [pages.pintuanPayment, pages.pintuans],
    [pages.bargainPayment, pages.bargains],
    [pages.presalePayment, pages.presales],
  ] as const) {
    await phone.fresh(`/${payment}`, { token: buyer.token })
    assert.match(await phone.text('.t-empty'), /[\u4e00-\u9fff]{4}/)
    await phone.tap('.t-to-cart')
    await phone.on(from)
  }
}

/** A guest who buys logs in on the way, and finds what was chosen. */
export async function guest(phone: Phone): Promise<void> {
  const { list } = await phone.wire.ask<{
    list: { groupbuy_id: number; groupbuy_price: string; buy_num: number; goods_stock: number }[]
  }>('/groupbuy/api/goods/page')
  const { groupbuy_id, groupbuy_price, buy_num } = list.find((row) => row.goods_stock > row.buy_num)!
  await phone.fresh(`/${pages.groupbuy}?groupbuy_id=${groupbuy_id}`)
  await openSheet(phone)
  await phone.tap('.t-sku-sheet .t-stepper-plus')
  await phone.tap('.t-sheet-buy')
  await phone.on('pages/login/login/login')
  await phone.logInByPassword('13800000001')
  await atPayment(phone, pages.groupbuyPayment, times(groupbuy_price, buy_num + 1))
}
