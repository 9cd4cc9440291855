import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { someHostileMarkup } from '../../../server/src/testing/hostileMarkup'
import { openPage } from '../browser'
import { mallUrl, useMall, wire } from '../mall'
import { Shopper } from '../shopper'

useMall()

const pages = {
  home: '/',
  list: '/pages/goods/list/list',
  detail: '/pages/goods/detail/detail?sku_id=1',
}

/** The page as the server sends it once its first screen is drawn: the first visit finds the thread cold. */
async function drawnPage(path: string): Promise<string> {
  const until = Date.now() + 20_000
  for (;;) {
    const text = await (await fetch(mallUrl() + path)).text()
    if (text.includes('id="first-screen"') || Date.now() > until) return text
    // pages are shared for two seconds
    await new Promise((resolve) => setTimeout(resolve, 2_100))
  }
}

interface Opening {
  options?: BrowserContextOptions
  stored?: Record<string, unknown>
  /** ms until the app's code comes; Infinity: never */
  code?: number
  /** a file of it that never comes */
  lost?: RegExp
  /** runs in the browser before the page's own */
  script?: string
}
const anyCode = /\/js\/[\w.]+\.js$/

/** Opens a page whose first screen is drawn. */
async function open(path: string, { options = {}, stored = {}, code = 0, lost, script }: Opening = {}) {
  assert.ok((await drawnPage(path)).includes('id="first-screen"'), `${path} comes without a first screen`)
  const { page, errors, close } = await openPage('about:blank', options)
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  }, stored)
  if (script) await page.addInitScript(script)
  await page.route(anyCode, async (route) => {
    if (code === Infinity || lost?.test(route.request().url())) return route.abort()
    await new Promise((resolve) => setTimeout(resolve, code))
    return route.continue()
  })
  await page.goto(mallUrl() + path)
  return { page, errors, close }
}

const isSeen = (page: Page) => page.locator('#first-screen').isVisible()
const gone = (page: Page) => page.waitForSelector('#first-screen', { state: 'detached', timeout: 45_000 })

/** What is written in the window: `words left top`, pictures by their address. */
const shown = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const all: string[] = []
    const walk = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_ALL)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const isSeen = node instanceof Element && node.checkVisibility({ opacityProperty: true })
      const src = isSeen && node instanceof HTMLImageElement ? node.src : ''
      const picture = src.startsWith('http') ? new URL(src).pathname : ''
      const words = node instanceof Text ? node.data.trim() : picture
      if (!words) continue
      const range = document.createRange()
      range.selectNode(node)
      const { left, top, width } = range.getBoundingClientRect()
      if (width > 0 && left >= 0 && left < innerWidth && top >= 0 && top < innerHeight)
        all.push(`${words} ${Math.round(left)} ${Math.round(top)}`)
    }
    return all
  }, root)

const seldom = { 'goods that are gone': '/pages/goods/detail/detail?sku_id=999999', 'a shop': '/?site_id=3' }

/** How all in the app looks that stands on the app's own styles. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#app *')].map((node) => {
      if (!node.checkVisibility() || node.closest('.served, [role=timer], [class*=swiper]')) return ''
      const style = getComputedStyle(node)
      const told = [
        'background',
        'color',
        'display',
        'padding',
        'margin',
        'border',
        'font',
        'position',
        'border-radius',
      ]
      return `${node.className}: ${told.map((name) => style.getPropertyValue(name)).join('; ')}`
    }),
  )

for (const [name, path] of Object.entries({ ...pages, ...seldom }))
  test(`${name}: what the server has drawn is what the app draws, in the same places, and nothing moves or changes its look`, async () => {
    const before = await open(path, { code: Infinity })
    await before.page.waitForTimeout(500)
    const first = await shown(before.page, '#first-screen')
    await before.close()
    assert.ok(first.length >= (name in pages ? 15 : 1), first.join('; '))
    assert.ok(path.includes('999999') || first.some((one) => one.startsWith('/upload/')), 'a picture is seen')
    const after = await open(path)
    await gone(after.page)
    // a notice gives way to the next
    const early = await shown(after.page, '#app')
    await after.page.waitForTimeout(1500)
    const app = new Set([...early, ...(await shown(after.page, '#app'))])
    const moved = first.filter((one) => !app.has(one))
    // a countdown goes on
    assert.deepEqual(
      moved.filter((one) => !/^[\d:.天 ]+ \d+ \d+$/.test(one)),
      [],
    )
    const shift = await after.page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
    assert.ok(shift <= 0.01, `moved by ${shift}`)
    assert.deepEqual(after.errors, [])
    if (path === '/' || name === 'a shop') {
      await after.page.locator('#app .t-tab-cart:visible').tap()
      await after.page.locator('#app .h5-button:visible').first().waitFor({ timeout: 45_000 })
      // the page has slid in
      await after.page.waitForTimeout(1500)
    }
    const dressed = await looks(after.page)
    await after.page.evaluate(() => document.getElementById('first-style')!.remove())
    assert.deepEqual(await looks(after.page), dressed)
    await after.close()
  })

test('a member sees of it what is the same for all, until its code comes; who reads English does not', async () => {
  for (const [stored, lent] of [
    [{ token: await wire().signIn('13800000001') }, true],
    [{ locale: 'en-us' }, false],
  ] as const) {
    const { page, close } = await open('/', { stored })
    await gone(page)
    assert.equal(await page.locator('#app .t-room-Seckill').count(), 1)
    assert.equal((await page.locator('#app .t-room-Seckill img:visible').count()) > 0, lent)
    await close()
  }
})

test('nobody sees another one’s first screen', async () => {
  const others: Record<string, Opening> = {
    member: { stored: { token: 'x.y.z' } },
    English: { stored: { locale: 'en-us' } },
    'another shop': { stored: { siteId: 3 } },
    'a theme': { stored: { preferences: { theme: 'blue' } } },
    'large letters': { stored: { preferences: { textSize: 'large' } } },
    'dark by choice': { stored: { preferences: { scheme: 'dark' } } },
    'dark by the phone': { options: { colorScheme: 'dark' } },
    'a wide window': { options: { viewport: { width: 1200, height: 800 } } },
  }
  for (const [name, opening] of Object.entries(others)) {
    const { page, close } = await open('/', { ...opening, code: Infinity })
    assert.equal(await isSeen(page), false, name)
    await close()
  }
  const { page, close } = await open('/', { stored: { preferences: { scheme: 'light' } }, code: Infinity })
  assert.equal(await isSeen(page), true, 'a guest')
  await close()
})

test('what is scrolled and tapped before the app is there is not lost', async () => {
  const { page, errors, close } = await open('/', { code: 2500 })
  assert.equal(await isSeen(page), true)
  const card = page.locator('#first-screen [class*=swiper] img').first()
  const box = await card.boundingBox()
  assert.ok(box)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  assert.equal(await isSeen(page), true)
  await page.waitForURL((url) => url.pathname !== '/', { timeout: 45_000 })
  assert.deepEqual(errors, [])
  await close()
  const other = await open('/', { code: 2500 })
  await other.page.evaluate(() => document.getElementById('first-screen')!.scrollTo(0, 150))
  await gone(other.page)
  assert.equal(await other.page.evaluate(() => document.querySelector('.taro_page')!.scrollTop), 150)
  await other.close()
})

test('a block whose code comes with the first touch stays as the server drew it, and a tap on it is done', async () => {
  const { page, errors, close } = await open('/')
  await gone(page)
  const sale = page.locator('#app .t-room-Seckill')
  assert.equal(await sale.locator('img').first().isVisible(), true)
  assert.match(await sale.innerText(), /秒杀/)
  assert.equal(await sale.getByRole('timer').first().isVisible(), false)
  const first = (await sale.locator('img').first().boundingBox())!
  await page.touchscreen.tap(first.x + first.width / 2, first.y + first.height / 2)
  await page.waitForURL((url) => url.pathname !== '/', { timeout: 45_000 })
  assert.match(page.url(), /seckill/)
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
  assert.ok(shift <= 0.01, `moved by ${shift}`)
  await page.goBack()
  await page.waitForSelector('#app .t-block-seckill .t-countdown')
  assert.equal(await sale.count(), 0)
  assert.deepEqual(errors, [])
  await close()
})

test('a browser that reports no largest paint gets the app as well', async () => {
  for (const path of Object.values(pages)) {
    const script = `Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] })`
    const { page, errors, close } = await open(path, { script })
    await gone(page)
    assert.deepEqual(errors, [])
    await close()
  }
})

test('code that does not come is asked for again by a tap, and when the connection is back', async () => {
  const member = { token: await wire().signIn('13800000001') }
  for (const [lost, sign, stored] of [
    [/framework/, 'tap', {}],
    [/framework/, 'online', {}],
    [/app/, 'tap', {}],
    [/app/, 'online', {}],
    [/app/, 'tap', member],
  ] as const) {
    const { page, close } = await open('/', { lost, stored })
    await page.waitForTimeout(1500)
    assert.equal(await isSeen(page), stored !== member, String(lost))
    await page.unroute(anyCode)
    if (sign === 'tap') await page.touchscreen.tap(200, 400)
    else await page.evaluate(() => dispatchEvent(new Event('online')))
    await gone(page)
    await page.locator('#app .t-link:visible').first().waitFor()
    await close()
  }
})

test('a shop’s own home stays a moment longer, until the code of its blocks is there', async () => {
  const stays = async (path: string) => Number(/data-stays="(\d+)"/.exec(await drawnPage(path))?.[1])
  assert.deepEqual([await stays('/'), (await stays('/?site_id=3')) > 0], [0, true])
})

test('markup that was stored is text in the first screen too', async () => {
  const name = '"><img src=x onerror=window.hit=1>'
  const blocks = someHostileMarkup.map((html) => ({ controller: 'RichText', html }))
  const link = { wap_url: 'javascript:window.hit=1' }
  const value = JSON.stringify({
    global: { title: name, bgColor: 'red;background:url(//evil.example/x)' },
    value: [
      { controller: 'ImageAds', padding: 0, list: [{ imageUrl: `x" onerror="window.hit=1`, title: name, link }] },
      { controller: 'Title', title: name, subTitle: '</script><script>window.hit=1</script>', link },
      ...blocks,
    ],
  })
  await wire().operate('/diy/save', { name: 'DIY_VIEW_INDEX', title: name, value, website_id: 0 })
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  const { page, close } = await open('/', { code: Infinity })
  await page.waitForTimeout(500)
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll('#first-screen *')]
    const handled = all.flatMap((node) => node.getAttributeNames()).filter((attribute) => attribute.startsWith('on'))
    const harmful = document.querySelectorAll(
      '#first-screen :is(script, iframe, object, embed, link, style, form, [href^="javascript:" i])',
    )
    return {
      hit: 'hit' in window,
      handled,
      harmful: harmful.length,
      evil: document.body.innerHTML.includes('evil.example'),
    }
  })
  assert.deepEqual({ ...found, evil: false }, { hit: false, handled: [], harmful: 0, evil: false })
  assert.ok((await page.locator('#first-screen').innerText()).includes('onerror=window.hit=1'))
  await close()
  const shopper = await Shopper.at('/')
  await gone(shopper.page)
  assert.equal(await shopper.page.evaluate(() => 'hit' in window), false)
  await shopper.leave()
})
