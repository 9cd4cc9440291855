import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finding } from '../../finding'
import { pulling } from '../../pulling'
import { mallUrl, useMall, wire } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

/** Paths of the calls that a page has made. */
function calls(shopper: Shopper): string[] {
  const asked: string[] = []
  shopper.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\//.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** A mall that needs longer than a second sends the plain page; what it has put together is shared for two seconds. */
const bringsStartData = async () => (await (await fetch(`${mallUrl()}/`)).text()).includes('id="start-data"')

test('home shows what came with it: its page and goods are not asked for', async () => {
  const shopper = await Shopper.at('/healthz')
  const asked = calls(shopper)
  await phoneOf(shopper, 'a start page').until('a page with start data', bringsStartData)
  await shopper.page.goto(`${mallUrl()}/`)
  await shopper.seen('.t-goods, .t-link')
  await shopper.page.waitForLoadState('networkidle')
  const brought = ['/api/config/init', '/api/website/info', '/api/diyview/info']
  assert.deepEqual(
    asked.filter((path) => brought.includes(path)),
    [],
  )
  await shopper.done()
})

const top = (shopper: Shopper) =>
  shopper.page.evaluate(() => Math.max(...[...document.querySelectorAll('.taro_page')].map((page) => page.scrollTop)))
let turns = 0
/** Waits until the pages have stood at the same place, with the same height, for 400 ms. */
const rest = (shopper: Shopper) =>
  shopper.page.waitForFunction((turn) => {
    const places = [...document.querySelectorAll('.taro_page')].map((page) => [page.scrollTop, page.scrollHeight])
    const seen = JSON.stringify([turn, places])
    const kept = window as unknown as { stood?: { seen: string; since: number } }
    if (kept.stood?.seen !== seen) kept.stood = { seen, since: Date.now() }
    return Date.now() - kept.stood.since > 400
  }, ++turns)
const cards = (shopper: Shopper) => shopper.page.locator('.t-list .t-goods').count()

async function scrollTo(shopper: Shopper, pages: number) {
  const { page } = shopper
  await page.waitForFunction(() => document.querySelectorAll('.t-list .t-goods').length >= 10)
  for (let until = Date.now() + 30_000; (await cards(shopper)) < pages * 10 && Date.now() < until;) {
    await page.evaluate(() => document.querySelectorAll('.taro_page').forEach((one) => one.scrollBy(0, 600)))
    await page.waitForTimeout(100)
  }
  assert.ok((await cards(shopper)) >= pages * 10, `${await cards(shopper)} cards`)
}

test('a list keeps its rows and its place over a detail page, and over a reload of that page', async () => {
  const shopper = await Shopper.at('/pages/goods/list/list')
  const { page } = shopper
  await scrollTo(shopper, 3)
  await page.evaluate(() => document.querySelectorAll('.taro_page').forEach((one) => one.scrollTo(0, 2500)))
  await rest(shopper)
  const open = async () => {
    // the card in the middle of the window
    await page.touchscreen.tap(100, 420)
    await shopper.seen('.t-goods-name')
  }
  await open()
  await page.goBack()
  await rest(shopper)
  assert.equal(await top(shopper), 2500)
  await open()
  await page.reload()
  await shopper.seen('.t-goods-name')
  await page.goBack()
  await page.waitForFunction(() => document.querySelectorAll('.t-list .t-goods').length >= 30)
  await rest(shopper)
  assert.ok(Math.abs((await top(shopper)) - 2500) < 50, `at ${await top(shopper)}`)
  await page.reload()
  await page.waitForFunction(() => document.querySelectorAll('.t-list .t-goods').length >= 30)
  await rest(shopper)
  assert.ok(Math.abs((await top(shopper)) - 2500) < 50, `at ${await top(shopper)} after a reload`)
  await shopper.done()
})

test('a long list has neither gaps nor jumps on the way back up', async () => {
  const shopper = await Shopper.at('/pages/goods/list/list')
  const { page } = shopper
  await scrollTo(shopper, 6)
  const places = await page.evaluate(async () => {
    const list = [...document.querySelectorAll('.taro_page')].at(-1)!
    const jumps: number[] = []
    while (list.scrollTop > 0) {
      const shown = document.elementsFromPoint(100, 500).find((one) => one.classList.contains('t-goods'))
      const before = shown?.getBoundingClientRect().top ?? 0
      const from = list.scrollTop
      list.scrollTop = Math.max(0, from - 300)
      // two frames: what comes into sight is drawn in the first
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      if (shown) jumps.push(Math.abs(shown.getBoundingClientRect().top - before - (from - list.scrollTop)))
    }
    return { jumps, first: document.querySelectorAll('.t-list .t-goods')[0]!.getBoundingClientRect().top }
  })
  assert.ok(places.jumps.length > 5, `${places.jumps.length} steps`)
  assert.ok(Math.max(...places.jumps) <= 2, `jumps of ${places.jumps.filter((jump) => jump > 2).join(', ')} px`)
  assert.ok(places.first > 0 && places.first < 300, `the first card at ${places.first}`)
  await shopper.done()
})

test('a list is pulled down, on pages that scroll and in boxes that do', async () => {
  const shopper = await Shopper.at('/healthz')
  await pulling(phoneOf(shopper, 'pull'), await wire().signIn('13800000001'))
  await shopper.done()
})

test('suggestions lead on, a keyword is read, and nothing found leads on too', async () => {
  const shopper = await Shopper.at('/healthz')
  await finding(phoneOf(shopper, 'finding'))
  await shopper.done()
})

test('the browser names its tab by the page, also on the way back', async () => {
  const shopper = await Shopper.at('/')
  const { page } = shopper
  const named = (title: string) => page.waitForFunction((wanted) => document.title === wanted, title)
  await shopper.seen('.t-link')
  await named('拾光商城')
  await shopper.tap('.t-tab-member')
  await named('我的')
  await shopper.tap('.t-login')
  await named('登录')
  await page.goBack()
  await named('我的')
  await shopper.done()
})
