import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesOf, callsOf, listOf } from './costs'
import { leftOut } from './host'
import { useMini } from './mini'
import { phoneOf } from './phone'
import { finding } from '../finding'
import { pulling } from '../pulling'

const open = useMini()
const limit = 2 * 1024

test('search, filter, and what one choice in the filter costs', { skip: leftOut.withoutSimulator }, async (context) => {
  const mini = open()
  await mini.fresh({ path: 'otherpages/goods/search/search' })
  await mini.see('.t-hot-word')
  await mini.picture('find-1-search')
  await mini.type('.t-search', '茶')
  await mini.see('.t-suggestion')
  await mini.picture('find-2-suggestions')
  await mini.tap('.t-search-go')
  await mini.on('pages/goods/list/list')
  await mini.see('.t-goods')
  assert.deepEqual(await mini.stored('searchHistory'), ['茶'])

  await mini.go('reLaunch', '/pages/goods/list/list?category_id=1&category_level=1')
  await mini.see('.t-goods')
  await mini.tap('.t-filter')
  await mini.see('.t-choice-free')
  await mini.settled()
  await mini.picture('find-3-filter')
  const chosen = await callsOf(mini, () => mini.tap('.t-choice-free'))
  context.diagnostic(`one choice: ${bytesOf(chosen)} bytes (${listOf(chosen)})`)
  assert.ok(chosen.length > 0 && bytesOf(chosen) <= limit, listOf(chosen))
  await mini.tap('.t-filter-apply')
  await mini.gone('.t-filter-sheet')
  await mini.see('.t-chip-free')
  await mini.picture('find-4-chips')
  await mini.tap('.t-chip-free')
  await mini.gone('.t-chip')
  mini.fine()
})

test('brands lead to their goods; a shop shows goods beside its categories', async () => {
  const mini = open()
  await mini.fresh({ path: 'otherpages/goods/brand/brand' })
  await mini.see('.t-brand')
  await mini.tap('.t-initial-S')
  await mini.settled()
  await mini.picture('find-5-brands')
  await mini.tap('.t-brand-best')
  await mini.on('pages/goods/list/list')
  await mini.see('.t-goods')
  await mini.see('.t-subject')
  await mini.go('reLaunch', '/otherpages/shop/category/category?site_id=7')
  await mini.see('.t-quick-add')
  await mini.settled()
  await mini.picture('find-6-shop-category')
  mini.fine()
})

test('suggestions lead on, a keyword is read, and nothing found leads on too', async () => {
  const mini = open()
  await finding(phoneOf(mini, 'finding'))
  mini.fine()
})

test(
  'a list is pulled down, on pages that scroll and in boxes that do',
  { skip: leftOut.withoutSimulator },
  async () => {
    const mini = open()
    await pulling(phoneOf(mini, 'pull'), await mini.wire.signIn('13800000001'))
    mini.fine()
  },
)
