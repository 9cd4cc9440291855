// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { finger, middle, swipe } from '../browser'
import { on, useLayer, type Tools } from './suite'

useLayer()

type Page = Tools['page']
const state = (page: Page) => page.locator('.h5-pull').getAttribute('data-state')
const tip = (page: Page) => page.locator('.h5-pull-tip')
const height = (page: Page) => tip(page).evaluate((node) => Math.round(node.getBoundingClientRect().height))
const ask = (page: Page, what: 'Start' | 'Stop') =>
  page.evaluate((word) => (window as unknown as { ask(word: string): void }).ask(word), what)
const becomes = (page: Page, wanted: string) => page.locator(`.h5-pull[data-state=${wanted}]`).waitFor()

on('Pull', 'pull-in, past offset, loading, finished, and closed again', async ({ page, notes, noted }) => {
  const touch = await finger(page)
  const { x } = await middle(page, '#content')
  const y = 500
  await touch.down({ x, y })
  await touch.move({ x, y: y + 20 })
  await touch.move({ x, y: y + 60 })
  await becomes(page, 'pull')
  assert.equal(await height(page), 60)
  assert.equal(await tip(page).innerText(), '下拉刷新')
  await touch.move({ x, y: y + 130 })
  await becomes(page, 'release')
  // 80 with the finger, the other 50 at a fifth
  assert.equal(await height(page), 90)
  assert.equal(await tip(page).innerText(), '松开刷新')
  await touch.up()
  await becomes(page, 'loading')
  assert.equal(await tip(page).innerText(), '加载中…')
  assert.equal((await noted('refresh')).length, 1)
  await swipe(page, { x, y }, { x, y: y + 200 })
  assert.equal((await notes('refresh')).length, 1)
  await ask(page, 'Stop')
  await becomes(page, 'finished')
  assert.deepEqual(await notes('answer'), [{ errMsg: 'stopPullDownRefresh:ok' }])
  await page.locator('.h5-pull[data-state=idle]').waitFor()
  await page.waitForTimeout(300)
  assert.equal(await height(page), 0)
})

on('Pull', 'let go before the offset, or pushed back, it does nothing', async ({ page, notes }) => {
  const touch = await finger(page)
  await swipe(page, { x: 200, y: 500 }, { x: 200, y: 575 })
  assert.equal(await state(page), 'idle')
  await touch.down({ x: 200, y: 500 })
  for (const y of [540, 620, 560, 510]) await touch.move({ x: 200, y })
  await touch.up()
  await page.waitForTimeout(300)
  assert.deepEqual([await state(page), await height(page)], ['idle', 0])
  assert.deepEqual(await notes('refresh'), [])
})

on('Pull', 'startPullDownRefresh does the same; a hidden page does not answer', async ({ page, notes, noted }) => {
  await page.evaluate(() => (document.documentElement.lang = 'en-US'))
  await ask(page, 'Start')
  await becomes(page, 'loading')
  assert.equal(await tip(page).innerText(), 'Loading…')
  await noted('refresh')
  assert.deepEqual(await notes('answer'), [{ errMsg: 'startPullDownRefresh:ok' }])
  await ask(page, 'Stop')
  await becomes(page, 'idle')
  await page.evaluate(() => (document.getElementById('page')!.style.display = 'none'))
  await ask(page, 'Start')
  assert.equal((await notes('refresh')).length, 1)
  assert.equal((await notes('answer')).length, 2)
})

on('Pull', 'sideways, in a scrolled list, in a sheet or with the page scrolled it is no pull', async (tools) => {
  const { page, notes } = tools
  const sideways = await middle(page, '#sideways')
  await swipe(page, sideways, { x: sideways.x - 150, y: sideways.y + 120 })
  const inner = await middle(page, '#inner')
  await page.locator('#inner').evaluate((node) => node.scrollTo({ top: 300 }))
  await swipe(page, inner, { x: inner.x, y: inner.y + 150 })
  const sheet = await middle(page, '#sheet')
  await swipe(page, { x: sheet.x, y: sheet.y - 50 }, { x: sheet.x, y: sheet.y + 60 })
  await page.evaluate(() => document.getElementById('page')!.scrollTo(0, 400))
  await swipe(page, { x: 200, y: 300 }, { x: 200, y: 500 })
  await page.waitForTimeout(300)
  assert.deepEqual(await notes('refresh'), [])
  assert.equal(await state(page), 'idle')
})
