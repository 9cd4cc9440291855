import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from '../src/host/chromium'
import type { Simulator } from '../src/host/simulator'
import { modes, open } from './open'

// A real finger on the phone as a person has it before her: the page of `npm run simulate`, without its panel.
let simulator: Simulator
let browser: Browser
const executablePath = findChromium()
const skip = !modes.includes('chromium') && 'needs Chromium'

before(async () => {
  if (skip) return
  simulator = await open('hand')
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
})
after(async () => {
  await browser?.close()
  await simulator?.close()
})

interface Hand {
  page: Page
  /** The shown page of the mini-program. */
  inside(selector: string): ReturnType<ReturnType<Page['frameLocator']>['locator']>
  tap(selector: string): Promise<void>
  answer(): Promise<Record<string, unknown>>
  path(): Promise<string>
}

async function byHand(query: string, run: (hand: Hand) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  try {
    await page.goto(`${simulator.url}?bare=1&${query}`)
    const inside: Hand['inside'] = (selector) =>
      page.frameLocator('.sim-pages iframe[style*="visible"]').locator(selector)
    await inside('.t-name').waitFor()
    const path = () =>
      page.evaluate(() => {
        const { stack } = (window as unknown as { simulator: { stack: { path: string }[] } }).simulator
        return stack[stack.length - 1]!.path
      })
    await run({
      page,
      inside,
      path,
      tap: (selector) => inside(selector).tap(),
      async answer() {
        await inside('.t-answer').filter({ hasText: '{' }).waitFor()
        return JSON.parse(await inside('.t-answer').innerText()) as Record<string, unknown>
      },
    })
  } finally {
    await context.close()
  }
}
const bars = 'path=pages/bars/bars&ask=0'

test('a finger on a modal', { skip }, () =>
  byHand(bars, async ({ page, tap, answer }) => {
    await tap('.t-modal')
    assert.match(await page.locator('.sim-modal').innerText(), /Leave the kitchen\?[\s\S]*soup[\s\S]*留下[\s\S]*离开/)
    await page.locator('.sim-modal-confirm').tap()
    assert.equal((await answer()).confirm, true)
    assert.equal(await page.locator('.sim-modal').count(), 0)
  }),
)

test('words typed into a modal', { skip }, () =>
  byHand(bars, async ({ page, tap, answer }) => {
    await tap('.t-editable')
    await page.locator('.sim-modal textarea').fill('larder')
    await page.locator('.sim-modal-confirm').tap()
    assert.equal((await answer()).content, 'larder')
  }),
)

test('an action sheet answers with the item, or fails when it is left', { skip }, () =>
  byHand(bars, async ({ page, tap, answer, inside }) => {
    await tap('.t-sheet')
    await page.getByText('Bread').tap()
    assert.equal((await answer()).tapIndex, 1)
    await tap('.t-sheet')
    await page.locator('.sim-last').tap()
    await inside('.t-answer').filter({ hasText: 'cancel' }).waitFor()
    assert.equal((await answer()).errMsg, 'showActionSheet:fail cancel')
  }),
)

test('a toast lets fingers through, a mask does not', { skip }, () =>
  byHand(bars, async ({ page, tap, inside }) => {
    await tap('.t-toast')
    assert.equal(await page.locator('.sim-toast').innerText(), '已完成')
    await tap('.t-loading')
    assert.equal(await page.locator('.sim-toast').innerText(), '加载中')
    await assert.rejects(inside('.t-next').tap({ timeout: 500 }))
  }),
)

test('tabs, the back arrow and the home button', { skip }, () =>
  byHand(bars, async ({ page, tap, path, inside }) => {
    await tap('.t-next')
    await page.locator('.sim-back').tap()
    assert.equal(await path(), 'pages/bars/bars')
    await page.locator('.sim-home').tap()
    await page.getByRole('tab', { name: 'Tab' }).tap()
    assert.equal(await path(), 'pages/tab/tab')
    assert.equal(await inside('.t-name').innerText(), 'tab')
    assert.equal(await page.locator('.sim-title').innerText(), 'tab')
  }),
)

test('a page is pulled down by a finger, and stays at its place otherwise', { skip }, () =>
  byHand(bars, async ({ page, inside }) => {
    const finger = await page.context().newCDPSession(page)
    const touch = (type: string, y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: y === undefined ? [] : [{ x: 180, y }],
      })
    const pull = async (by: number) => {
      await touch('touchStart', 100)
      for (let moved = 5; moved <= by; moved += 5) await touch('touchMove', 100 + moved)
      await touch('touchEnd')
    }
    await pull(30)
    assert.equal(await inside('.t-refreshed').innerText(), '0')
    await pull(90)
    assert.equal(await inside('.t-refreshed').innerText(), '1')
    assert.equal(await page.locator('.sim-dots').count(), 1)
  }),
)

test('a mouse pulls as a finger does', { skip }, () =>
  byHand(bars, async ({ page, inside }) => {
    await page.mouse.move(180, 100)
    await page.mouse.down()
    await page.mouse.move(180, 200, { steps: 10 })
    await page.mouse.up()
    assert.equal(await inside('.t-refreshed').innerText(), '1')
  }),
)

test('asked on the phone, a person pays or does not', { skip }, () =>
  byHand('path=pages/bars/bars', async ({ page, tap, answer }) => {
    await tap('.t-pay')
    await page.locator('.sim-pay-cancel').tap()
    assert.match(String((await answer()).errMsg), /^requestPayment:fail cancel/)
  }),
)

test('the capsule leaves the mini-program, and its menu sends the page', { skip }, () =>
  byHand(bars, async ({ page }) => {
    await page.locator('.sim-menu').tap()
    await page.getByText('发送给朋友').tap()
    assert.match(await page.locator('.sim-card').innerText(), /Come into the kitchen/)
    await page.locator('.sim-share-confirm').tap()
    await page.locator('.sim-close').tap()
    await page.getByText('回到小程序').tap()
    assert.equal(await page.locator('.sim-over').count(), 0)
  }),
)

test('pictures are turned over and closed', { skip }, () =>
  byHand(bars, async ({ page, tap }) => {
    await tap('.t-preview')
    const viewer = page.locator('.sim-viewer')
    assert.match(await viewer.innerText(), /1 \/ 2/)
    await page.mouse.move(300, 300)
    await page.mouse.down()
    await page.mouse.move(100, 300)
    await page.mouse.up()
    assert.match(await viewer.innerText(), /2 \/ 2/)
    await viewer.tap()
    assert.equal(await viewer.count(), 0)
  }),
)

test('a page knows what the home indicator takes', { skip }, () =>
  byHand(`${bars}&screen=390x844@3`, async ({ page, inside }) => {
    const padding = await inside('page').evaluate((element) => getComputedStyle(element).paddingBottom)
    assert.equal(padding, '44px')
    assert.equal(await page.locator('.sim-indicator').count(), 1)
  }),
)

test('frozen, the clock and the transitions of pages stand still', { skip }, () =>
  byHand(bars, async ({ page, inside }) => {
    await simulator.call('Simulator.setScenario', { scenario: { frozen: true } })
    assert.equal(await page.locator('.sim-time').innerText(), '9:41')
    const time = await inside('.t-name').evaluate((element) => {
      element.style.transition = 'opacity 5s'
      return getComputedStyle(element).transitionDuration
    })
    assert.equal(time, '0.001s')
  }),
)
