// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { middle, swipe } from '../browser'
import { on, useLayer, type Tools } from './suite'

useLayer()

const top = (page: Tools['page'], to?: number) =>
  page.locator('#list').evaluate((node, y) => {
    if (y !== undefined) node.scrollTo({ top: y })
    return node.scrollTop
  }, to)

on('Scrolls', 'tells where it stands, and each edge once', async ({ page, notes, noted }) => {
  await top(page, 300)
  const [first] = await noted('scroll')
  assert.deepEqual(first, {
    scrollTop: 300,
    scrollLeft: 0,
    scrollHeight: 2000,
    scrollWidth: 390,
    deltaX: 0,
    deltaY: -300,
  })
  await top(page, 1690)
  await top(page, 1693)
  await page.waitForTimeout(100)
  assert.deepEqual(await noted('lower'), [{ direction: 'bottom' }])
  await top(page, 1000)
  await page.waitForTimeout(50)
  await top(page, 1700)
  await noted('lower', 2)
  assert.deepEqual(await notes('upper'), [])
  await top(page, 10)
  await page.waitForTimeout(50)
  await top(page, 0)
  assert.deepEqual(await noted('upper'), [{ direction: 'top' }])
})

on('Scrolls', 'scrollTop and scrollIntoView move it, smoothly when asked', async ({ page, notes }) => {
  await page.locator('#to-top').tap()
  await page.waitForFunction(() => document.getElementById('list')!.scrollTop === 500)
  assert.ok((await notes('scroll')).length > 2)
  await page.locator('#into').tap()
  // the border of the box is not part of the way
  await page.waitForFunction(() => document.getElementById('list')!.scrollTop === 1200)
})

on('Scrolls', 'a finger scrolls it; sideways too; without an axis it stands still', async (tools) => {
  const { page, noted, style } = tools
  const list = await middle(page, '#list')
  await swipe(page, list, { x: list.x, y: list.y - 120 })
  await page.waitForTimeout(300)
  assert.ok((await top(page)) > 60)
  await page.locator('#strip').evaluate((node) => node.scrollTo({ left: 700 }))
  assert.deepEqual(await noted('right'), [{ direction: 'right' }])
  assert.deepEqual([await style('#strip', 'display'), await style('#strip', 'overflow-y')], ['flex', 'hidden'])
  const still = await middle(page, '#fixed')
  await swipe(page, still, { x: still.x, y: still.y - 40 })
  assert.equal(await page.locator('#fixed').evaluate((node) => node.scrollTop), 0)
  assert.equal(await style('#list', 'scrollbar-width'), 'none')
})
