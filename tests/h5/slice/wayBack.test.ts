import assert from 'node:assert/strict'
import { test } from 'node:test'
import { walkingBack } from '../../wayBack'
import { useMall, wire } from '../mall'
import { phoneOf } from '../phone'
import { Shopper } from '../shopper'

useMall()

const gone = (shopper: Shopper, handle: string) => shopper.see(handle).first().waitFor({ state: 'hidden' })

/** From the list on the detail page, as a thumb gets there. */
async function onDetail(): Promise<Shopper> {
  const shopper = await Shopper.at('/pages/goods/list/list')
  await shopper.tap('.t-list .t-goods')
  await shopper.on('pages/goods/detail/detail')
  await shopper.seen('.t-add-to-cart')
  return shopper
}

/** Nothing lies over the page, and the next step back leaves it. */
async function leaves(shopper: Shopper) {
  // the veil of a page that loads comes after 200 ms
  await shopper.page.waitForTimeout(500)
  assert.equal(await shopper.see('.t-page-loading').count(), 0)
  await shopper.page.goBack()
  await shopper.on('pages/goods/list/list')
  await shopper.seen('.t-list .t-goods')
}

/** From now on every skeleton that enters the page, in whatever frame, by the classes of its place. */
async function skeletonsOf(shopper: Shopper): Promise<() => Promise<string[]>> {
  await shopper.page.evaluate(() => {
    const entered: string[] = []
    Object.assign(window, { entered })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue
        const found = node.matches('.t-skeleton') ? node : node.querySelector('.t-skeleton')
        if (found) entered.push(found.parentElement?.className ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return () => shopper.page.evaluate(() => (window as unknown as { entered: string[] }).entered)
}

test('no skeleton enters the page on the way back to a page of the stack', async () => {
  const shopper = await onDetail()
  const entered = await skeletonsOf(shopper)
  await shopper.page.goBack()
  await shopper.on('pages/goods/list/list')
  await shopper.see('.t-add-to-cart').first().waitFor({ state: 'hidden' })
  assert.deepEqual(await entered(), [])
  await shopper.tap('.t-list .t-goods')
  await shopper.on('pages/goods/detail/detail')
  await shopper.seen('.t-add-to-cart')
  const before = (await entered()).length
  await shopper.tap('.t-back')
  await shopper.on('pages/goods/list/list')
  await shopper.see('.t-add-to-cart').first().waitFor({ state: 'hidden' })
  assert.deepEqual((await entered()).slice(before), [])
  await shopper.done()
})

test('back closes a sheet, and only then the page', async () => {
  const shopper = await onDetail()
  await shopper.tap('.t-add-to-cart')
  await shopper.seen('.t-sku-sheet')
  await shopper.page.goBack()
  await gone(shopper, '.t-sku-sheet')
  await shopper.on('pages/goods/detail/detail')
  await leaves(shopper)
  await shopper.done()
})

test('a sheet closed by its button leaves nothing behind; the way forward leads to the page alone', async () => {
  const shopper = await onDetail()
  for (const _ of [1, 2]) {
    await shopper.tap('.t-add-to-cart')
    await shopper.tap('.t-sku-sheet .t-sheet-close')
    await gone(shopper, '.t-sku-sheet')
  }
  await leaves(shopper)
  await shopper.page.goForward()
  await shopper.on('pages/goods/detail/detail')
  await shopper.seen('.t-add-to-cart')
  assert.equal(await shopper.see('.t-sku-sheet').count(), 0)
  await leaves(shopper)
  await shopper.done()
})

test('a reload with an open sheet leaves one page, not two', async () => {
  const shopper = await onDetail()
  await shopper.tap('.t-add-to-cart')
  await shopper.seen('.t-sku-sheet')
  await shopper.page.reload()
  await shopper.seen('.t-add-to-cart')
  assert.equal(await shopper.see('.t-sku-sheet').count(), 0)
  await leaves(shopper)
  await shopper.done()
})

test('back closes a picture that fills the screen', async () => {
  const shopper = await onDetail()
  await shopper.tap('.t-gallery .t-picture')
  await shopper.seen('.t-viewer')
  await shopper.page.goBack()
  await gone(shopper, '.t-viewer')
  await shopper.on('pages/goods/detail/detail')
  await leaves(shopper)
  await shopper.done()
})

test('the way back in the cashier asks, and from a paid bill leads to the orders', async () => {
  const shopper = await Shopper.at('/healthz')
  await walkingBack(phoneOf(shopper, 'back'), await wire().signIn('13800000001'))
  // the gateway's page lies below: it sends on, and who came back to the result is led to the orders again
  await shopper.page.goBack()
  await shopper.page.waitForURL((url) => !url.pathname.startsWith('/sandbox'))
  await shopper.done()
})
