// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { finger, middle, swipe } from '../browser'
import { on, useLayer } from './suite'

useLayer()

const between = (value: unknown, low: number, high: number) =>
  assert.ok(Number(value) >= low && Number(value) <= high, `${String(value)} is not in ${low}..${high}`)

on('Hover', 'the class comes after the start time and goes after the stay time', async ({ page, noted }) => {
  const touch = await finger(page)
  await touch.down(await middle(page, '#plain'))
  const [came] = await noted('hovered')
  between(came, 100, 2000)
  assert.equal(await page.locator('#plain').getAttribute('class'), 'pressed deep')
  await page.waitForTimeout(100)
  const at = await page.evaluate(() => performance.now())
  await touch.up()
  await noted('left')
  between((await page.evaluate(() => performance.now())) - at, 200, 2000)
  assert.equal(await page.locator('#plain').getAttribute('class'), '')
})

on('Hover', 'a scroll takes the class away while the finger is still down', async ({ page }) => {
  const { x, y } = await middle(page, '#plain')
  const touch = await finger(page)
  await touch.down({ x, y })
  for (let i = 1; i <= 6; i += 1) {
    await touch.move({ x, y: y - i * 8 })
    await page.waitForTimeout(40)
  }
  await page.waitForTimeout(150)
  assert.doesNotMatch((await page.locator('#plain').getAttribute('class')) ?? '', /pressed/)
  await touch.up()
})

on('Hover', 'hoverStopPropagation keeps the parent as it is, none and disabled show nothing', async ({ page }) => {
  const touch = await finger(page)
  const shown = page.locator('.pressed')
  const presses = async (selector: string, ids: string[]) => {
    await touch.down(await middle(page, selector))
    // what must not show a class has the time of the others
    if (ids.length > 0) await shown.first().waitFor()
    await page.waitForTimeout(120)
    assert.deepEqual(await shown.evaluateAll((nodes) => nodes.map(({ id }) => id)), ids)
    await touch.up()
    await shown.first().waitFor({ state: 'detached' })
  }
  await presses('#inner', ['inner'])
  await presses('#free', ['outer'])
  await presses('#button', ['button'])
  await presses('#off', [])
})

on('Press', 'a long press is told after 350 ms and is no click', async ({ page, notes, noted }) => {
  const at = await middle(page, '#long')
  const touch = await finger(page)
  await touch.down(at)
  const [held] = await noted('held for')
  between(held, 340, 2000)
  await touch.up()
  await page.waitForTimeout(100)
  assert.deepEqual(await notes('longpress'), [at])
  assert.deepEqual([await notes('click'), await notes('parent')], [[], []])
  await page.touchscreen.tap(at.x, at.y)
  await noted('click')
  assert.equal((await notes('longpress')).length, 1)
})

on('Press', 'a held parent keeps the click from its child, and a moved finger holds nothing', async (tools) => {
  const { page, notes, noted } = tools
  const at = await middle(page, '#child')
  const touch = await finger(page)
  await touch.down(at)
  await noted('holder')
  await touch.up()
  await page.waitForTimeout(100)
  assert.deepEqual(await notes('child'), [])
  await swipe(page, at, { x: at.x + 60, y: at.y }, { steps: 4, restMs: 500 })
  assert.equal((await notes('holder')).length, 1)
})

on('CatchMove', 'the page does not scroll and parents hear no move; a list inside scrolls', async ({ page, notes }) => {
  const scrolled = () => page.evaluate(() => document.getElementById('page')!.scrollTop)
  await swipe(page, { x: 200, y: 280 }, { x: 200, y: 230 })
  await swipe(page, { x: 200, y: 10 }, { x: 200, y: 2 }, { steps: 3 })
  assert.equal(await scrolled(), 0)
  assert.deepEqual(await notes('moved behind'), [])
  const list = await middle(page, '#list')
  await swipe(page, list, { x: list.x, y: list.y - 80 })
  await page.waitForTimeout(200)
  assert.ok((await page.evaluate(() => document.getElementById('list')!.scrollTop)) > 30)
  await swipe(page, { x: 200, y: 550 }, { x: 200, y: 350 })
  await page.waitForTimeout(200)
  assert.ok((await scrolled()) > 100)
})

on('Aria', 'props become attributes, a clickable role gets the keyboard, once', async ({ page, notes }) => {
  const attributes = (selector: string, names: string[]) =>
    page.locator(selector).evaluate((node, list) => list.map((name) => node.getAttribute(name)), names)
  const names = ['role', 'aria-label', 'aria-expanded', 'data-row', 'tabindex']
  assert.deepEqual(await attributes('#named', names), ['button', 'Close', 'true', '7', '0'])
  assert.deepEqual(await attributes('#plain', ['role', 'tabindex']), [null, null])
  assert.deepEqual(await attributes('#mute', ['aria-hidden']), ['true'])
  for (const [id, name] of [
    ['#named', 'tap'],
    ['#tab', 'tab'],
    ['#both', 'both'],
  ] as const) {
    await page.locator(id).focus()
    await page.keyboard.press('Enter')
    assert.equal((await notes(name)).length, 1, id)
  }
  await page.locator('#named').focus()
  await page.keyboard.press('Space')
  assert.equal((await notes('tap')).length, 2)
})

on('Aria', 'hidden hides whatever display says; style text keeps variables and data urls', async ({ page, style }) => {
  assert.equal(await page.locator('#hidden').isVisible(), false)
  assert.equal(await style('#styled', 'color'), 'rgb(1, 2, 3)')
  assert.equal(await style('#styled', 'margin-top'), '3px')
  assert.match(await style('#styled', 'background-image'), /^url\("data:image\/gif;base64,R0lGOD/)
  assert.equal(await page.locator('#cover').innerText(), 'inside')
})

on('Portal', 'moves to the end of its own page and takes a tap as its parent does', async ({ page }) => {
  await page.locator('#deep').click({ position: { x: 5, y: 5 } })
  const parent = () => page.locator('#portal').evaluate((node) => node.parentElement?.id)
  assert.equal(await parent(), 'page')
  assert.equal(await page.locator('#stays').evaluate((node) => node.parentElement?.id), 'deep')
  // React's events go up the tree of components, as on weapp
  await page.locator('#portal').click()
  await page.locator('#portal').waitFor({ state: 'detached' })
})

on('Texts', 'line feeds break, entities are read only when asked, spaces stay when asked', async ({ page, style }) => {
  assert.equal(await page.locator('#lines br').count(), 1)
  const text = (selector: string) => page.locator(selector).evaluate((node) => node.textContent)
  assert.equal(await text('#entities'), 'a\u00a0b <i> &amp; &copy; &constructor;')
  assert.equal(await text('#raw'), 'a&nbsp;b')
  assert.equal(await style('#spaces', 'white-space'), 'pre-wrap')
  assert.equal(await text('#select'), '1 2 3')
  assert.equal(await style('#select', 'user-select'), 'text')
  assert.equal(await page.locator('#select').getAttribute('class'), 'own')
})

on('Buttons', 'no looks of its own, disabled does not click, loading is told', async ({ page, notes, style }) => {
  assert.equal(await style('#plain', 'border-top-width'), '0px')
  assert.equal(await style('#plain', 'background-color'), 'rgba(0, 0, 0, 0)')
  await page.locator('#plain').tap()
  await page.locator('#off').tap({ force: true })
  assert.deepEqual([(await notes('plain')).length, (await notes('off')).length], [1, 0])
  assert.equal(await page.locator('#busy').getAttribute('aria-busy'), 'true')
  assert.equal(await page.locator('#plain').getAttribute('type'), 'button')
})
