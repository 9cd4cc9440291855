import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { mallUrl, useMall, wire } from '../mall'
import { Releases } from '../releases'
import { Shopper } from '../shopper'

let releases: Releases
useMall(() => {
  releases = new Releases()
  return { MALL_H5_DIR: releases.folder }
})
after(() => releases.remove())

const home = 'pages/index/index/index'
const category = 'pages/goods/category/category'
const login = 'pages/login/login/login'
const workers = { serviceWorkers: 'allow' } as const

/** A shopper on the home page whose browser keeps the mall. */
async function keeping(stored: object = {}): Promise<Shopper> {
  const shopper = await Shopper.at('/', workers, stored)
  await shopper.seen('.t-link')
  await shopper.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return shopper
}

/** The releases that this document's code came from. */
const shown = async (page: Page) =>
  releases.of(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))

/** All that Cache Storage holds, or what caches with this in their name do. */
const kept = (page: Page, among = '') =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((name) => name.includes(part))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  }, among)

/** Sources of the pictures in the window, once all of them have come. */
async function pictures(page: Page): Promise<string[]> {
  const there = () =>
    page.evaluate(() =>
      Array.from(document.images)
        .filter((image) => {
          const { left, right, top, bottom } = image.getBoundingClientRect()
          return left < innerWidth && right > 0 && top < innerHeight && bottom > 0
        })
        .map((image) => ({ src: image.src, came: image.complete && image.naturalWidth > 0 })),
    )
  // some are drawn after the page's load event
  await until('all pictures come', async () => (await there()).every(({ came }) => came))
  return (await there()).map(({ src }) => src)
}

const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

const waits = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  // a worker goes when the last request that it answers is done: pictures of a fresh demo mall take their time
  for (let left = 600; !(await condition()); left -= 1) {
    assert.ok(left > 0, `waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Nothing waits, and the kept start is of this release alone. */
const tookOver = (page: Page, release: number) =>
  until(`release ${release} takes over`, async () => {
    const [waiting, start] = [await waits(page).catch(() => true), await kept(page, 'precache').catch(() => [])]
    return !waiting && String(releases.of(start)) === String(release)
  })

test('without a connection the mall opens from what was kept, with what was seen last', async () => {
  const shopper = await keeping()
  const { page } = shopper
  const known = await pictures(page)
  assert.ok(known.length > 10, String(known))
  await page.context().setOffline(true)
  for (const address of ['/', `/${category}`]) {
    await page.goto(`${mallUrl()}${address}`)
    await shopper.seen('.t-modal')
    await shopper.tap('.t-modal-confirm')
    // the question's entry is taken away by a step back, which would cancel the next navigation
    await page.waitForFunction(() => !(history.state as { overlays?: number }).overlays)
    await shopper.seen('.t-offline-strip')
  }
  await shopper.tap('.t-tab-home')
  await shopper.on(home)
  await shopper.seen('.t-link')
  // offline the flash sale is missing, so pictures enter the window that were never loaded
  const broken = await shopper.brokenPictures()
  assert.deepEqual(
    broken.filter((src) => known.includes(src)),
    [],
  )
  await shopper.shot('worker-offline')
  await shopper.tap('.t-tab-member')
  await shopper.tap('.t-login')
  await shopper.seen('.t-page-offline')
  await page.context().setOffline(false)
  await shopper.on(login)
  await shopper.leave()
})

test('a server in trouble does not take the mall away', async () => {
  const shopper = await keeping()
  const { page } = shopper
  const shell = path.join(releases.folder, 'index.html')
  fs.renameSync(shell, `${shell}.away`)
  // what cannot be read
  fs.mkdirSync(shell)
  try {
    const { status } = await fetch(mallUrl(), { headers: { accept: 'text/html' } })
    assert.ok(status >= 500, String(status))
    await page.reload()
    await shopper.seen('.t-link')
  } finally {
    fs.rmdirSync(shell)
    fs.renameSync(`${shell}.away`, shell)
  }
  await shopper.leave()
})

test('a new release under an open page: its question is asked, until then all comes from the old one', async () => {
  const old = releases.newest
  const shopper = await keeping()
  const { page } = shopper
  await releases.next()
  await shopper.tap('.t-tab-category')
  await shopper.on(category)
  await shopper.seen('.t-tab-home')
  assert.deepEqual(await shown(page), [old])
  await lookForRelease(page)
  assert.match(await shopper.text('.t-modal'), /版本/)
  await shopper.tap('.t-modal-confirm')
  await tookOver(page, releases.newest)
  await shopper.seen('.t-tab-home')
  await until('the new page stands', async () => String(await shown(page)) === String(releases.newest))
  await shopper.tap('.t-tab-cart')
  await shopper.on('pages/goods/cart/cart')
  assert.deepEqual(await shown(page), [releases.newest])
  await shopper.done()
})

test('code that the old release did not keep leads whole into the new one, which then asks nothing', async () => {
  const shopper = await keeping()
  const { page } = shopper
  await shopper.tap('.t-tab-member')
  await shopper.seen('.t-login')
  await releases.next()
  await shopper.tap('.t-login')
  await shopper.on(login)
  await shopper.seen('.t-submit-login')
  assert.deepEqual(await shown(page), [releases.newest])
  // its own worker comes by itself
  await tookOver(page, releases.newest)
  assert.equal(await shopper.see('.t-modal').count(), 0)
  await shopper.leave()
})

test('a second window keeps its release when the first one goes to the new one', async () => {
  const old = releases.newest
  const shopper = await keeping()
  const { page } = shopper
  const second = await page.context().newPage()
  await second.goto(mallUrl())
  await second.locator('.t-link:visible').first().waitFor()
  await releases.next()
  await page.bringToFront()
  await lookForRelease(page)
  await shopper.tap('.t-modal-confirm')
  await until(
    'the first window is new',
    async () => String(await shown(page).catch(() => '')) === String(releases.newest),
  )
  assert.ok(await waits(page))
  await second.bringToFront()
  await second.locator('.t-modal-cancel:visible').tap()
  await second.locator('.t-tab-category:visible').tap()
  await second.waitForURL(({ pathname }) => pathname === `/${category}`)
  await second.locator('.t-tab-home:visible').first().waitFor()
  assert.deepEqual(await shown(second), [old])
  await second.close()
  await page.bringToFront()
  // not a reload: it wakes the old worker that is about to go, and Chromium may then keep it for minutes
  await page.goto('about:blank')
  await until('the old worker is gone', async () => page.context().serviceWorkers().length === 1)
  await page.goto(mallUrl())
  await tookOver(page, releases.newest)
  assert.deepEqual(await shown(page), [releases.newest])
  await shopper.leave()
})

test('without a worker a step leads whole into the new release', async () => {
  const shopper = await Shopper.at('/')
  const { page } = shopper
  await shopper.seen('.t-link')
  await page.waitForLoadState('networkidle')
  await releases.next()
  await shopper.tap('.t-tab-category')
  await shopper.on(category)
  await shopper.seen('.t-tab-home')
  await until('all is new', async () => String(await shown(page).catch(() => '')) === String(releases.newest))
  await shopper.leave()
})

test('half a release is not kept', async () => {
  const old = releases.newest
  const shopper = await keeping()
  const { page } = shopper
  const shell = path.join(releases.folder, 'index.html')
  const before = fs.readFileSync(shell)
  await releases.next()
  // the worker of one release, the shell of another
  fs.writeFileSync(shell, before)
  fs.utimesSync(shell, new Date(), new Date(Date.now() + 5000))
  await lookForRelease(page).catch(() => undefined)
  await until('it is given up', () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return !registration?.installing && !registration?.waiting
    }),
  )
  await page.context().setOffline(true)
  await page.reload()
  await shopper.tap('.t-modal-confirm')
  await shopper.seen('.t-link')
  assert.deepEqual(await shown(page), [old])
  await page.context().setOffline(false)
  await releases.next()
  await shopper.leave()
})

test('nothing that was told to a member is kept, before and after logout', async () => {
  const token = await wire().signIn('13800000001')
  const shopper = await keeping({ token })
  const { page } = shopper
  for (const address of [
    '/pages/member/index/index',
    '/pages/order/list/list',
    '/pages/goods/detail/detail?sku_id=1',
  ]) {
    await page.goto(`${mallUrl()}${address}`)
    await page.waitForLoadState('networkidle')
  }
  await page.goto(`${mallUrl()}/pages/member/info/info`)
  await shopper.seen('.t-logout')
  const ours = /^\/(index\.html|(js|chunk|css)\/[^?]+|upload\/(default|demo|goods|operator)\/[^?]+)$/
  const strangers = async () =>
    (await kept(page)).map((url) => new URL(url).pathname).filter((name) => !ours.test(name))
  assert.ok((await kept(page)).some((url) => url.includes('/upload/')))
  assert.deepEqual(await strangers(), [])
  await shopper.tap('.t-logout')
  await shopper.tap('.t-modal-confirm')
  await shopper.seen('.t-login')
  assert.deepEqual(await strangers(), [])
  await shopper.leave()
})

test('a server without a worker takes it away, with all it kept', async () => {
  const shopper = await keeping()
  const { page } = shopper
  fs.rmSync(path.join(releases.folder, 'sw.js'))
  await lookForRelease(page)
  await until('nothing is left', () =>
    page.evaluate(async () => !(await navigator.serviceWorker.getRegistration()) && (await caches.keys()).length === 0),
  )
  await page.reload()
  await shopper.seen('.t-link')
  await shopper.done()
})
