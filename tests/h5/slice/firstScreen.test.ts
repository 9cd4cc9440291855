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
  /** a file of it that waits for this */
  late?: { file: RegExp; until: Promise<void> }
  /** runs in the browser before the page's own */
  script?: string
}
const anyCode = /\/(js|chunk)\/[\w.]+\.js$/

/** Opens a page whose first screen is drawn. */
async function open(path: string, { options = {}, stored = {}, code = 0, lost, late, script }: Opening = {}) {
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
    if (late?.file.test(route.request().url())) await late.until
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

const visitors: Record<string, Opening> = {
  'a guest': {},
  'a guest at 820': { options: { viewport: { width: 820, height: 1180 } } },
  'a guest at 1280': { options: { viewport: { width: 1280, height: 800 } } },
  'a guest in the dark': { options: { colorScheme: 'dark' } },
  'a guest who reads English': { stored: { locale: 'en-us' } },
}

test('home shows its flash sale without a touch and without a timer, to guests and members', async () => {
  const member: Opening = { stored: { token: await wire().signIn('13800000001') } }
  // timers of two seconds and more never end
  const script = `{
    const { setTimeout } = window
    window.setTimeout = (run, ms = 0, ...rest) => (ms < 2000 ? setTimeout(run, ms, ...rest) : 0)
  }`
  for (const [name, opening] of Object.entries({ ...visitors, 'a member': member })) {
    const { page, errors, close } = await open('/', { ...opening, script })
    const sale = page.locator('#app .t-block-seckill')
    await sale.locator('.t-countdown').waitFor({ timeout: 45_000 })
    await sale.locator('img').first().waitFor()
    // the code of blocks that only a higher window shows comes by itself
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#app [class*=t-room-]')].every((room) => {
        const { top, height } = room.getBoundingClientRect()
        return height === 0 || top >= innerHeight
      }),
    )
    assert.deepEqual(errors, [], name)
    await close()
  }
})

interface WindowWatch {
  watchWindow(): void
  windowReport(): { gaps: string[]; items: number }
}
// not a literal: benchmarks are plain JavaScript, checked by the tsconfig of the tools
const windowWatch = '../../bench/windowWatch.mjs'

test('pictures and texts that the server drew stay visible when the app takes over', async () => {
  const { watchWindow, windowReport } = (await import(windowWatch)) as WindowWatch
  for (const code of [0, 1500]) {
    // the second is what the compiler of this file wraps functions in
    const script = `window.__name = (it) => it; (${watchWindow.toString()})()`
    const { page, close } = await open('/', { code, script })
    await gone(page)
    await page.waitForTimeout(1500)
    const { gaps, items } = await page.evaluate(windowReport)
    assert.ok(items > 30, `${items} are seen`)
    assert.deepEqual(gaps, [])
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

test('a block whose code is late keeps the markup of the server, and a tap on it opens its link', async () => {
  const link = { wap_url: '/otherpages/help/list/list' }
  const value = JSON.stringify({
    global: {},
    value: [{ controller: 'Text', title: '看帮助', link }],
  })
  await wire().operate('/diy/save', { name: 'DIY_VIEW_INDEX', title: 'x', value, website_id: 0 })
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  const parts = (await (await fetch(`${mallUrl()}/parts.json`)).json()) as { later: { js: string[] } }
  let come = () => undefined as void
  const until = new Promise<void>((resolve) => (come = resolve))
  const { page, errors, close } = await open('/', { late: { file: new RegExp(parts.later.js.at(-1)!), until } })
  await gone(page)
  const heading = page.locator('#app .t-room-Text')
  assert.match(await heading.innerText(), /看帮助/)
  const box = (await heading.getByText('看帮助').boundingBox())!
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  come()
  await page.waitForURL((url) => url.pathname !== '/', { timeout: 45_000 })
  assert.match(page.url(), /help/)
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
  assert.ok(shift <= 0.01, `moved by ${shift}`)
  assert.deepEqual(errors, [])
  await close()
})
