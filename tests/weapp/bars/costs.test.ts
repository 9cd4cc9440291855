import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesOf, callsOf, listOf } from '../costs'
import { leftOut } from '../host'
import { useMini } from '../mini'

const open = useMini()
const measured = { skip: leftOut.withoutSimulator }
const kib = 1024
const home = 'pages/index/index/index'

for (const visit of ['first', 'second'] as const) {
  test(`home, ${visit} visit: setData and nodes of the first render`, measured, async (context) => {
    const mini = open()
    const known = ['bottom_nav', 'boot', 'default_img'] as const
    const stored: Record<string, unknown> = {}
    if (visit === 'second') for (const key of known) stored[key] = await mini.stored(key)
    await mini.fresh({ stored })
    await mini.see('.t-link')
    await mini.settled()
    const { actions, setData: all, pages } = await mini.measured()
    const launch = actions[0]!
    // posters whose turn comes later are drawn later; on a busy machine the flash sale's clock ticks meanwhile
    const isTick = ({ component, bytes }: (typeof all)[number]) => component === 'custom-wrapper' && bytes < 200
    const setData = all.filter((call) => call.at <= launch.at + launch.ms && !isTick(call))
    const page = pages.find((one) => one.path === home)!
    context.diagnostic(`${setData.length} calls, ${bytesOf(setData)} bytes (${listOf(setData)})`)
    context.diagnostic(`${page.nodes} nodes, depth ${page.depth}, widest parent ${page.widest}`)
    // the last one brings the flash sale
    assert.ok(setData.length > 0 && setData.length <= 6, listOf(setData))
    assert.ok(bytesOf(setData) <= 64 * kib)
    assert.ok(page.nodes > 100 && page.nodes < 1000)
    assert.ok(page.depth < 30)
    mini.fine()
  })
}

test('choosing a sku and adding to the cart', measured, async (context) => {
  const mini = open()
  const token = await mini.wire.signIn('13800000001')
  await mini.fresh({ path: 'pages/goods/detail/detail?sku_id=13070', stored: { token } })
  await mini.tap('.t-choose-spec')
  await mini.see('.t-sku-sheet')
  const chosen = await callsOf(mini, async () => {
    await mini.tap('.t-spec-2')
    await mini.reads('.t-choose-spec', /./)
  })
  context.diagnostic(`choosing a sku: ${chosen.length} calls, ${bytesOf(chosen)} bytes (${listOf(chosen)})`)
  const added = await callsOf(mini, async () => {
    await mini.tap('.t-sheet-add')
    await mini.gone('.t-sku-sheet')
  })
  context.diagnostic(`adding to the cart: ${added.length} calls, ${bytesOf(added)} bytes (${listOf(added)})`)
  for (const calls of [chosen, added]) assert.ok(calls.length > 0 && bytesOf(calls) <= 2 * kib, listOf(calls))
  mini.fine()
})

test('a second of a countdown', measured, async (context) => {
  const mini = open()
  const token = await mini.wire.signIn('13800000001')
  const bill = await mini.wire.ask<string>('/api/ordercreate/create', { sku_id: 2, num: 1 }, token)
  await mini.fresh({ path: `pages_payment/index?out_trade_no=${bill}`, stored: { token } })
  const ticks = await callsOf(mini, async () => {
    const shown = await mini.text('.t-countdown')
    await mini.until('a tick', async () => (await mini.text('.t-countdown')) !== shown)
  })
  const biggest = Math.max(...ticks.map(({ bytes }) => bytes))
  context.diagnostic(`a tick of the countdown: ${listOf(ticks)}`)
  assert.ok(ticks.length > 0 && biggest <= 2 * kib, listOf(ticks))
  mini.fine()
})
