// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { on, useLayer, type Tools } from './suite'

useLayer()

const start = {
  name: 'Ann',
  about: 'hello',
  news: true,
  likes: ['tea'],
  size: '',
  note: '',
  none: '',
  amount: 30,
  city: 1,
  pair: [1, 0],
}

async function submitted({ page, noted, notes }: Tools) {
  const before = (await notes('submit')).length
  await page.locator('#submit').tap()
  return (await noted('submit', before + 1)).at(-1)
}

on('Forms', 'submit tells every field by name, reset gives the first values back', async (tools) => {
  const { page, noted } = tools
  assert.deepEqual(await submitted(tools), { value: start })
  await page.locator('#name').fill('Bob')
  await page.locator('#switch').tap()
  await page.locator('#milk').tap()
  await page.locator('#m').tap()
  await page.locator('[name=amount]').fill('44')
  await page.locator('[name=city]').selectOption('2')
  const changed = { ...start, name: 'Bob', news: false, likes: ['tea', 'milk'], size: 'm', amount: 44, city: 2 }
  assert.deepEqual(await submitted(tools), { value: changed })
  await page.locator('#reset').tap()
  await noted('reset')
  assert.deepEqual(await submitted(tools), { value: start })
})

on('Forms', 'Enter in a field and a plain button do not submit', async ({ page, notes, noted }) => {
  await page.locator('#name').tap()
  await page.keyboard.press('Enter')
  await noted('confirm')
  await page.locator('#neither').tap()
  await page.waitForTimeout(50)
  assert.deepEqual(await notes('submit'), [])
})

on('Forms', 'groups tell the values of their checked boxes, each tap once', async ({ page, notes, noted }) => {
  await page.locator('#milk-text').tap()
  assert.deepEqual(await noted('likes'), [{ value: ['tea', 'milk'] }])
  assert.equal((await notes('milk clicked')).length, 1)
  await page.locator('#tea-text').tap()
  assert.deepEqual(await notes('likes'), [{ value: ['tea', 'milk'] }, { value: ['milk'] }])
  await page.locator('#gone').tap({ force: true })
  assert.equal((await notes('likes')).length, 2)
})

on(
  'Forms',
  'radios exclude each other, a Label reaches its control, fields inside are not the group',
  async (tools) => {
    const { page, notes, noted, style } = tools
    await page.locator('#m-label').tap()
    assert.deepEqual(await noted('size'), [{ value: 'm' }])
    await page.locator('#s').tap()
    assert.deepEqual(await notes('size'), [{ value: 'm' }, { value: 's' }])
    assert.equal(await page.locator('#m').isChecked(), false)
    await page.locator('#note').fill('x')
    assert.equal((await notes('size')).length, 2)
    assert.equal(await style('#m', 'accent-color'), 'rgb(1, 2, 3)')
  },
)

on(
  'Choices',
  'controls follow their props, are switched by a tap and tell it',
  async ({ page, notes, noted, style }) => {
    const checked = (id: string) => page.locator(id).isChecked()
    await page.locator('#toggle').tap()
    assert.deepEqual([await checked('#box'), await checked('#switch')], [true, true])
    assert.deepEqual([await notes('box'), await notes('switch')], [[], []])
    await page.waitForTimeout(200)
    assert.equal(await style('#switch', 'background-color'), 'rgb(4, 5, 6)')
    await page.locator('#switch').tap()
    assert.deepEqual(await noted('switch'), [{ value: false }])
    await page.locator('#box').tap()
    assert.deepEqual(await noted('box'), [{ value: [] }])
    const role = (id: string) => page.locator(id).getAttribute('role')
    assert.deepEqual([await role('#switch'), await role('#as-box')], ['switch', null])
    assert.equal(await page.getByRole('switch', { name: 'News' }).count(), 1)
  },
)

on('Choices', 'a slider tells steps while it moves and the value when it is left', async ({ page, notes, noted }) => {
  const range = page.getByRole('slider', { name: 'Amount' })
  assert.equal(await range.inputValue(), '12')
  assert.equal(await page.locator('#slider output').innerText(), '12')
  await page.locator('#toggle').tap()
  assert.equal(await range.inputValue(), '18')
  assert.equal(await page.locator('#slider output').innerText(), '18')
  const box = (await range.boundingBox())!
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2, { steps: 6 })
  await noted('sliding')
  assert.deepEqual(await notes('slid'), [])
  await page.mouse.up()
  assert.deepEqual(await noted('slid'), [{ value: 14 }])
  assert.equal(await page.locator('#slider output').innerText(), '14')
  assert.equal(await range.evaluate((node) => node.style.getPropertyValue('--h5-filled')), '40%')
})

on('Bars', 'progress shows its share, moves and tells the end', async ({ page, notes, noted, style }) => {
  const share = (id: string) =>
    page.locator(`${id} > div`).evaluate((rail) => {
      const bar = rail.firstElementChild as HTMLElement
      return Math.round((bar.offsetWidth / (rail as HTMLElement).offsetWidth) * 100)
    })
  assert.equal(await share('#still'), 20)
  assert.equal(await page.locator('#still span').innerText(), '20%')
  assert.equal(await style('#still > div', 'height'), '10px')
  assert.equal(await share('#over'), 100)
  await noted('end')
  assert.equal(await share('#moving'), 20)
  await page.locator('#more').tap()
  assert.deepEqual(await noted('end', 2), [{ curPercent: 20 }, { curPercent: 30 }])
  assert.equal(await share('#still'), 30)
  const bar = page.getByRole('progressbar', { name: 'Sold' })
  assert.equal(await bar.getAttribute('aria-valuenow'), '30')
  assert.equal((await notes('end')).length, 2)
})
