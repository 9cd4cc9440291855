// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { finger, middle, swipe } from '../browser'
import { on, useLayer, type Tools } from './suite'

useLayer()

type Page = Tools['page']

/** Left edges of the visible slides by their text, relative to the swiper, css px. */
const standing = (page: Page, id: string) =>
  page.locator(id).evaluate((box) => {
    const left = box.getBoundingClientRect().left
    const slides = Array.from(box.querySelectorAll<HTMLElement>('.slide'))
    const seen = slides.filter((slide) => slide.style.visibility !== 'hidden')
    return Object.fromEntries(
      seen.map((slide) => [slide.innerText.trim(), Math.round(slide.getBoundingClientRect().left - left)]),
    )
  })

async function drag(page: Page, id: string, dx: number, restMs = 0) {
  const from = await middle(page, id)
  await swipe(page, from, { x: from.x + dx, y: from.y }, { steps: 6, restMs })
  await page.waitForTimeout(250)
}
/** A drag that ends slowly, so only the way it went counts. */
const slow = (page: Page, id: string, dx: number) => drag(page, id, dx, 900)

on('Swipers', 'opens at current without telling, a flick turns one slide and tells it once', async (tools) => {
  const { page, notes, noted } = tools
  assert.deepEqual(await standing(page, '#swiper'), { 1: 0 })
  assert.deepEqual(await notes('change'), [])
  await drag(page, '#swiper', -60)
  const told = { current: 2, source: 'touch', currentItemId: 'item2' }
  assert.deepEqual(await noted('change'), [told])
  assert.deepEqual(await noted('finish'), [told])
  assert.deepEqual(await standing(page, '#swiper'), { 2: 0 })
  const dots = page.locator('#swiper i')
  assert.equal(await dots.count(), 4)
  assert.equal(await dots.nth(2).evaluate((node) => getComputedStyle(node).backgroundColor), 'rgb(1, 2, 3)')
})

on('Swipers', 'a slow drag turns past the half only, and never past the ends', async ({ page, notes }) => {
  await slow(page, '#swiper', -150)
  assert.deepEqual(await notes('change'), [])
  await slow(page, '#swiper', 250)
  assert.deepEqual(await standing(page, '#swiper'), { 0: 0 })
  await drag(page, '#swiper', 200)
  assert.deepEqual(await standing(page, '#swiper'), { 0: 0 })
  assert.equal((await notes('change')).length, 1)
})

on('Swipers', 'follows current with source "", a drag is no click, a tap is', async ({ page, notes, noted }) => {
  await page.locator('#to3').click()
  assert.deepEqual(await noted('change'), [{ current: 3, source: '', currentItemId: 'item3' }])
  // a finger holds what it comes down on, and the way to 3 leads over the others
  await noted('finish')
  await drag(page, '#swiper', 80)
  assert.deepEqual(await notes('slide clicked'), [])
  // Chromium itself swallows a tap that follows a flick at once
  await page.waitForTimeout(800)
  const at = await middle(page, '#swiper')
  await page.touchscreen.tap(at.x, at.y)
  assert.deepEqual(await noted('slide clicked'), [2])
})

on('Swipers', 'a finger that goes up or down scrolls the page', async ({ page, notes }) => {
  const at = await middle(page, '#swiper')
  await swipe(page, { x: at.x, y: at.y + 40 }, { x: at.x + 10, y: at.y - 60 })
  await page.waitForTimeout(200)
  assert.ok((await page.evaluate(() => document.getElementById('page')!.scrollTop)) > 30)
  assert.deepEqual(await notes('change'), [])
  assert.deepEqual(await standing(page, '#swiper'), { 1: 0 })
})

on('Swipers', 'several slides at once between margins, upright, and not by touch', async ({ page, notes, noted }) => {
  // 390 px wide, 40 px before and 75rpx (39 px) after, two slides between
  const two = await standing(page, '#many')
  assert.deepEqual([two[0], two[1], two[2]], [40, 196, 351])
  await drag(page, '#many', -500)
  await drag(page, '#many', -500)
  assert.equal((await noted('many')).length >= 1, true)
  const end = await standing(page, '#many')
  assert.deepEqual([end[3], end[4]], [40, 196])
  const upright = await middle(page, '#upright')
  await swipe(page, upright, { x: upright.x, y: upright.y - 60 }, { steps: 6 })
  await page.waitForTimeout(200)
  assert.deepEqual(await noted('upright'), [{ current: 1, source: 'touch', currentItemId: 'item1' }])
  await drag(page, '#still', -200)
  assert.deepEqual(await standing(page, '#still'), { 0: 0 })
  assert.deepEqual((await notes('change')).length, 0)
})

on('Ring', 'goes round both ways with the neighbour beside it all the way', async ({ page, notes }) => {
  const touch = await finger(page)
  for (const count of [3, 2]) {
    if (count === 2) await page.locator('#two').click()
    const at = await middle(page, '#ring')
    await touch.down(at)
    for (let i = 1; i <= 5; i += 1) await touch.move({ x: at.x + i * 36, y: at.y })
    await page.waitForTimeout(100)
    const open = await standing(page, '#ring')
    assert.deepEqual([open[0], open[count - 1]], [180, 180 - 390], `${count} slides, backwards`)
    await touch.move({ x: at.x + 230, y: at.y })
    await touch.up()
    await page.waitForTimeout(300)
    assert.deepEqual(await standing(page, '#ring'), { [count - 1]: 0 })
    await drag(page, '#ring', -80)
    assert.deepEqual(await standing(page, '#ring'), { 0: 0 })
  }
  assert.deepEqual(
    (await notes('change')).map((detail) => (detail as { current: number }).current),
    [2, 0, 1, 0],
  )
})

on('Ring', 'one slide stays where it is', async ({ page, notes }) => {
  await page.locator('#one').click()
  await drag(page, '#ring', -150)
  assert.deepEqual(await standing(page, '#ring'), { 0: 0 })
  assert.deepEqual(await notes('change'), [])
})

on('Autoplay', 'steps on; a ring runs round, a line goes back to the start', async ({ noted }) => {
  const seen = (await noted('change', 4)) as { current: number; source: string }[]
  assert.deepEqual(
    seen.slice(0, 4).map(({ current, source }) => `${current} ${source}`),
    ['1 autoplay', '2 autoplay', '0 autoplay', '1 autoplay'],
  )
  const line = (await noted('line', 3)) as { current: number }[]
  assert.deepEqual(
    line.slice(0, 3).map(({ current }) => current),
    [1, 0, 1],
  )
})

on('Autoplay', 'waits while it is held or not displayed', async ({ page, notes, noted }) => {
  await noted('change')
  await page.locator('#hide').click()
  const hidden = (await notes('change')).length
  await page.waitForTimeout(700)
  assert.equal((await notes('change')).length, hidden)
  await page.locator('#hide').click()
  await noted('change', hidden + 1)
  const touch = await finger(page)
  await touch.down(await middle(page, '#auto'))
  const held = (await notes('change')).length
  await page.waitForTimeout(700)
  assert.equal((await notes('change')).length, held)
  await touch.up()
  await noted('change', held + 1)
})

on(
  'Autoplay',
  'does not run for who wants reduced motion',
  async ({ page, notes }) => {
    await page.waitForTimeout(800)
    assert.deepEqual([await notes('change'), await notes('line')], [[], []])
    await drag(page, '#auto', -100)
    assert.equal((await notes('change')).length, 1)
  },
  { reducedMotion: 'reduce' },
)
