import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesOf, callsOf, listOf } from './costs'
import { leftOut } from './host'
import { useMini } from './mini'

const open = useMini()
const measured = { skip: leftOut.withoutSimulator }
const limit = 2 * 1024

test('a cart of 100 rows: choosing one and one more piece', measured, async (context) => {
  const mini = open()
  const token = await mini.wire.signIn('13800000005')
  const skus: number[] = []
  for (let page = 1; skus.length < 100; page += 1) {
    const { list } = await mini.wire.ask<{ list: { sku_id: number; stock: number }[] }>(
      '/api/goodssku/page',
      { page, page_size: 100 },
      token,
    )
    assert.ok(list.length > 0, 'goods enough for a full cart')
    skus.push(...list.filter(({ stock }) => stock > 10).map(({ sku_id }) => sku_id))
  }
  let rows = 0
  for (const sku_id of skus) {
    if (rows === 100) break
    const added = await mini.wire.ask<number>('/api/cart/add', { sku_id, num: 2 }, token).catch(() => 0)
    if (added) rows += 1
  }
  await mini.fresh({ path: 'pages/goods/cart/cart', stored: { token } })
  await mini.see('.t-cart-total')
  await mini.until('all rows', async () => (await mini.count('.t-cart-line')) === rows)
  const chosen = await callsOf(mini, () => mini.tap('.t-choose'))
  context.diagnostic(`choosing one of ${rows}: ${bytesOf(chosen)} bytes (${listOf(chosen)})`)
  const more = await callsOf(mini, () => mini.tap('.t-stepper-plus'))
  context.diagnostic(`one more piece: ${bytesOf(more)} bytes (${listOf(more)})`)
  for (const calls of [chosen, more]) assert.ok(calls.length > 0 && bytesOf(calls) <= limit, listOf(calls))
  mini.fine()
})
