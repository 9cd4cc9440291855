// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { on, useLayer, type Tools } from './suite'

useLayer()

on('Pickers', 'selector: with nothing chosen the first row is a change; rows may be objects', async (tools) => {
  const { page, noted } = tools
  await page.locator('#fresh select').selectOption('0')
  assert.deepEqual(await noted('fresh'), [{ value: 0 }])
  const chosen = page.getByRole('combobox', { name: 'Choose' })
  assert.equal(await chosen.inputValue(), '1')
  assert.deepEqual(await chosen.locator('option').allInnerTexts(), ['x', 'y'])
  await chosen.selectOption({ label: 'x' })
  assert.deepEqual(await noted('chosen'), [{ value: 0 }])
  assert.equal(await page.locator('#off select').isDisabled(), true)
})

on('Pickers', 'selector covers what the picker shows, so a tap anywhere opens it', async ({ page }) => {
  const box = (await page.locator('#fresh').boundingBox())!
  const tag = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [
    box.x + 3,
    box.y + box.height - 3,
  ] as const)
  assert.equal(tag, 'SELECT')
})

on('Pickers', 'date, month, year and time use the words of weapp', async ({ page, noted, notes }) => {
  const day = page.locator('#day input')
  assert.deepEqual(
    [await day.getAttribute('type'), await day.getAttribute('min'), await day.getAttribute('max')],
    ['date', '2026-01-01', '2026-12-31'],
  )
  await day.fill('2026-06-02')
  assert.deepEqual(await noted('day'), [{ value: '2026-06-02' }])
  assert.match(await page.locator('#day').innerText(), /2026-06-02/)
  await page.locator('#month input').fill('2026-11')
  assert.deepEqual(await noted('month'), [{ value: '2026-11' }])
  const year = page.locator('#year select')
  assert.deepEqual((await year.locator('option').allInnerTexts()).slice(-2), ['2026', '2027'])
  await year.selectOption('2020')
  assert.deepEqual(await noted('year'), [{ value: '2020' }])
  await page.locator('#time input').fill('18:05')
  assert.deepEqual(await notes('time'), [{ value: '18:05' }])
})

const wheel = (page: Tools['page'], column: number) => page.locator('.h5-wheel').nth(column)
async function turn(page: Tools['page'], column: number, row: number) {
  await wheel(page, column).evaluate((node, to) => node.scrollTo({ top: to * 44 }), row)
  await page.waitForTimeout(200)
}

on('Pickers', 'multiSelector: columns follow each other and Done tells the rows', async (tools) => {
  const { page, notes, noted } = tools
  await page.locator('#town button').tap()
  const sheet = page.getByRole('dialog', { name: 'Town' })
  await sheet.waitFor()
  assert.deepEqual(await sheet.locator('button').allInnerTexts(), ['取消', '确定'])
  await turn(page, 1, 2)
  await turn(page, 0, 2)
  assert.deepEqual(await notes('column'), [
    { column: 1, value: 2 },
    { column: 0, value: 2 },
  ])
  assert.deepEqual(await wheel(page, 1).locator('.h5-wheel-item').allInnerTexts(), ['e1', 'e2'])
  await turn(page, 1, 1)
  await sheet.getByText('确定').tap()
  assert.deepEqual(await noted('town'), [{ value: [2, 1] }])
  await sheet.waitFor({ state: 'detached' })
  // the tap that opened it is the only one that went up to the page
  assert.equal((await notes('behind')).length, 1)
})

on('Pickers', 'multiSelector: cancel, Escape and the mask change nothing; focus comes back', async (tools) => {
  const { page, notes, noted } = tools
  const opener = page.locator('#town button').first()
  const sheet = page.getByRole('dialog')
  await page.evaluate(() => (document.documentElement.lang = 'en-US'))
  await opener.focus()
  await page.keyboard.press('Enter')
  await sheet.getByText('Cancel').tap()
  await noted('cancel')
  await opener.focus()
  await page.keyboard.press('Enter')
  await sheet.waitFor()
  assert.equal(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null), true)
  await page.keyboard.press('Escape')
  await noted('cancel', 2)
  assert.equal(await page.evaluate(() => document.activeElement?.parentElement?.id), 'town')
  await opener.tap()
  await page.touchscreen.tap(100, 100)
  await noted('cancel', 3)
  await sheet.waitFor({ state: 'detached' })
  assert.deepEqual(await notes('town'), [])
})

on('Wheels', 'a wheel stands on its row, tells where it stopped and follows its value', async ({ page, noted }) => {
  const stand = () => page.locator('.h5-wheel').evaluateAll((nodes) => nodes.map((node) => node.scrollTop / 40))
  assert.deepEqual(await stand(), [1, 2])
  // the chosen row lies in the middle of the box
  const box = (await page.locator('#wheels').boundingBox())!
  const row = (await page.locator('.row-0-1').boundingBox())!
  assert.ok(Math.abs(row.y - (box.y + 80)) < 1.5, `${row.y} in ${box.y}`)
  await page
    .locator('.h5-wheel')
    .nth(1)
    .evaluate((node) => node.scrollTo({ top: 7 * 40 + 13 }))
  assert.deepEqual(await noted('wheels'), [{ value: [1, 7] }])
  await page.locator('.row-0-2').tap()
  assert.deepEqual((await noted('wheels', 2)).at(-1), { value: [2, 7] })
  await page.locator('#set').tap()
  await page.waitForTimeout(50)
  assert.deepEqual(await stand(), [4, 9])
})
