import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openPage, publicName } from '../browser'
import { lookAtWidths } from '../everyWidth'
import { mallUrl, useMall, wire } from '../mall'
import { Shopper } from '../shopper'

useMall()

test('every built page fits windows from 320 to 1280 px', async () => {
  const { pages, faults } = await lookAtWidths((all) => all)
  assert.ok(pages >= 60, `only ${pages} pages were looked at`)
  assert.deepEqual(faults, [])
})

const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }
const detail = '/pages/goods/detail/detail?sku_id=1'

/** Left and right end of an element, CSS px. */
const endsOf = (page: Page, selector: string) =>
  page
    .locator(`${selector}:visible`)
    .last()
    .evaluate((node) => {
      const { left, right } = node.getBoundingClientRect()
      return { left, right }
    })

test('on a desktop bars, sheets and the viewer stay inside the column', async () => {
  const { page, errors, close } = await openPage(`${mallUrl()}${detail}`, desktop)
  const column = { left: 400, right: 880 }
  await page.locator('.t-buy-now:visible').click()
  await page.locator('[role=dialog]:visible').waitFor()
  const sheet = await endsOf(page, '[role=dialog]')
  assert.ok(sheet.left >= column.left && sheet.right <= column.right, JSON.stringify(sheet))
  await page.keyboard.press('Escape')
  await page.locator('[role=dialog]:visible').waitFor({ state: 'hidden' })
  await page.locator('.h5-swiper img:visible').first().click()
  await page.locator('.mall-viewer').waitFor()
  assert.deepEqual(await endsOf(page, '.mall-viewer'), column)
  await page.keyboard.press('Escape')
  await page.goto(mallUrl())
  await page.locator('[class*=t-tab-]:visible').first().waitFor()
  const tab = await endsOf(page, '[class*=t-tab-]')
  assert.ok(tab.left >= column.left && tab.right <= column.right, JSON.stringify(tab))
  assert.deepEqual(errors, [])
  await close()
})

test('a long title in large English type is whole on a phone of 360 px', async () => {
  const token = await wire().signIn('13800000001')
  const stored = { token, locale: 'en-us', preferences: { textSize: 'extra' } }
  const viewport = { width: 360, height: 740 }
  const page = '/otherpages/verification/index/index'
  const shopper = await Shopper.at(page, { viewport, locale: 'en-US' }, stored)
  const title = shopper.see('.t-title').filter({ hasText: 'Verification desk' })
  await title.waitFor()
  const cut = await title.evaluate((node) => node.scrollWidth - node.clientWidth)
  assert.ok(cut <= 0, `${cut} px are cut`)
  await shopper.done()
})

test('on a phone on its side a sheet with a footer can still be closed by its button', async () => {
  const { page, errors, close } = await openPage(`${mallUrl()}${detail}`, { viewport: { width: 740, height: 360 } })
  await page.locator('.t-share:visible').tap()
  await page.locator('.t-share-poster:visible').tap()
  await page.locator('.t-save-poster:visible').waitFor()
  await page.locator('.t-poster-sheet .t-sheet-close').tap()
  await page.locator('.t-poster-sheet').waitFor({ state: 'detached' })
  assert.deepEqual(errors, [])
  await close()
})

test('on a desktop the wheel over the ground scrolls the page', async () => {
  const { page, errors, close } = await openPage(`${mallUrl()}${detail}`, desktop)
  await page.locator('.t-goods-name:visible').waitFor()
  await page.mouse.move(100, 400)
  const top = () =>
    page
      .locator('.taro_page:visible')
      .last()
      .evaluate((node) => node.scrollTop)
  // the listener comes with what may wait
  for (let tries = 0; (await top()) === 0 && tries < 150; tries += 1) {
    await page.mouse.wheel(0, 200)
    await page.waitForTimeout(100)
  }
  assert.ok((await top()) > 0)
  assert.deepEqual(errors, [])
  await close()
})

test('a code beside the page opens it on a phone, where the window has room', async () => {
  const address = `${mallUrl().replace('127.0.0.1', publicName)}${detail}`
  const { page, errors, close } = await openPage(address, desktop)
  const code = page.locator('.t-phone-code')
  await code.waitFor()
  const first = await code.locator('img').getAttribute('src')
  assert.ok((await endsOf(page, '.t-phone-code')).left > 880)
  await page.setViewportSize({ width: 820, height: 1180 })
  await code.waitFor({ state: 'hidden' })
  await page.setViewportSize(desktop.viewport)
  await page.goto(address.replace('sku_id=1', 'sku_id=2'))
  await code.waitFor()
  assert.notEqual(await code.locator('img').getAttribute('src'), first)
  assert.deepEqual(errors, [])
  await close()
})
