import assert from 'node:assert/strict'
import { test } from 'node:test'
import { finger, middle, type Point } from '../browser'
import { mallUrl, useMall, wire } from '../mall'
import { Shopper } from '../shopper'

useMall()

const detail = '/pages/goods/detail/detail?sku_id=1'
/** css px below its place at the bottom edge */
const lowered = (shopper: Shopper) =>
  shopper.page.locator('.t-sheet:visible').evaluate((sheet) => {
    const { m42 } = new DOMMatrix(getComputedStyle(sheet).transform)
    return Math.round(m42)
  })
const calm = (shopper: Shopper) =>
  shopper.page
    .locator('.t-sheet:visible')
    .evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))

/** Opens the sheet of the sku; its head, where the finger comes down. */
async function sheetOf(shopper: Shopper): Promise<Point> {
  await shopper.tap('.t-add-to-cart')
  await shopper.seen('.t-sku-sheet')
  await calm(shopper)
  await shopper.page.waitForLoadState('networkidle')
  return middle(shopper.page, '.t-sheet-head:visible')
}

test('a sheet follows the finger, comes back when let early, and closes past a third or by a flick', async () => {
  const shopper = await Shopper.at(detail)
  const { page } = shopper
  const head = await sheetOf(shopper)
  const height = await page.locator('.t-sheet:visible').evaluate((sheet) => (sheet as HTMLElement).offsetHeight)
  const touch = await finger(page)
  const down = (px: number) => touch.move({ x: head.x, y: head.y + px })
  await touch.down(head)
  for (const px of [20, 40, 60, 80]) await down(px)
  await page.waitForFunction(() => /80/.test(document.querySelector<HTMLElement>('.t-sku-sheet')!.style.transform))
  assert.equal(await lowered(shopper), 80)
  await shopper.shot('motion-1-pulled')
  // a finger that rests is no flick
  await page.waitForTimeout(200)
  await touch.up()
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.t-sku-sheet')!.style.transform === '')
  await calm(shopper)
  assert.equal(await lowered(shopper), 0)

  await touch.down(head)
  for (const share of [0.1, 0.2, 0.3, 0.4]) await down(height * share)
  await page.waitForTimeout(200)
  await touch.up()
  await shopper.see('.t-sku-sheet').waitFor({ state: 'hidden' })

  // from what it shows too, as nothing is scrolled: the list is what scrolls in it, and it is at its top
  await sheetOf(shopper)
  const { x, y } = await middle(page, '.t-stock:visible')
  await touch.down({ x, y })
  for (const px of [15, 40, 70, 100]) await touch.move({ x, y: y + px })
  await touch.up()
  await shopper.see('.t-sku-sheet').waitFor({ state: 'hidden' })
  await shopper.done()
})

/** On home as a member; what begins to fly is noted there, for an animation that is over leaves nothing to look at. */
async function atHome(options: object = {}): Promise<{ shopper: Shopper; flown: () => Promise<number[]> }> {
  const token = await wire().signIn('13800000005')
  const shopper = await Shopper.at('/healthz', options, { token })
  const { page } = shopper
  await page.addInitScript(() => {
    const flown: number[] = []
    Object.assign(window, { flown })
    addEventListener('animationstart', ({ target }) => {
      const fly = target as HTMLElement
      if (fly.classList.contains('t-fly')) flown.push(parseFloat(getComputedStyle(fly).animationDuration) * 1000)
    })
  })
  await page.goto(`${mallUrl()}/`)
  return { shopper, flown: () => page.evaluate(() => (window as unknown as { flown: number[] }).flown) }
}

/** The first product of home, by its sku. */
async function addAtHome(shopper: Shopper): Promise<void> {
  const before = await shopper.ask<number>('/api/cart/count')
  // it is below the window
  await shopper.page.waitForFunction(() => {
    document.querySelector('.taro_page')?.scrollBy(0, 100)
    return document.querySelector('#app .t-quick-add')
  })
  await shopper.tap('.t-quick-add')
  await shopper.tap('.t-sheet-add')
  await shopper.see('.t-sku-sheet').waitFor({ state: 'hidden' })
  assert.equal(await shopper.ask('/api/cart/count'), before + 1)
}

test('what is added at home flies to the cart below', async () => {
  const { shopper, flown } = await atHome()
  await addAtHome(shopper)
  assert.deepEqual(await flown(), [640])
  const moving = shopper.page.locator('.t-fly')
  await moving.evaluate((node) => Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)))
  const fly = await middle(shopper.page, '.t-fly')
  const cart = await middle(shopper.page, '.t-tab-cart:visible')
  assert.ok(Math.abs(fly.x - cart.x) < 2 && Math.abs(fly.y - cart.y) < 2, JSON.stringify({ fly, cart }))
  await shopper.done()
})

test('with less motion asked for it is there at once', async () => {
  const { shopper, flown } = await atHome({ reducedMotion: 'reduce' })
  await addAtHome(shopper)
  assert.deepEqual(await flown(), [1])
  await shopper.done()
})

/** Far down the goods list, at the button that leads back up; how many css px it has left behind after each frame of that. */
async function waysUp(options: object): Promise<number[]> {
  const shopper = await Shopper.at('/pages/goods/list/list', options)
  const { page } = shopper
  await shopper.seen('.t-goods')
  await page.waitForFunction(() => {
    const list = document.querySelector('.taro_page')!
    list.scrollTop = 1400
    return list.scrollTop === 1400
  })
  await shopper.seen('.t-to-top')
  const ways = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const list = document.querySelector('.taro_page')!
        const tops: number[] = []
        list.addEventListener('scroll', () => {
          tops.push(list.scrollTop)
          if (list.scrollTop === 0) done(tops)
        })
        document.querySelector<HTMLElement>('.t-to-top')!.click()
      }),
  )
  await shopper.done()
  return ways
}

test('the way back up is scrolled, or jumped with less motion', async () => {
  const scrolled = await waysUp({})
  assert.ok(scrolled.length > 3 && scrolled.at(-1) === 0, scrolled.join())
  assert.deepEqual(
    [...scrolled].sort((a, b) => b - a),
    scrolled,
  )
  assert.deepEqual(await waysUp({ reducedMotion: 'reduce' }), [0])
})
