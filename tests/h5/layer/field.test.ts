// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { on, useLayer } from './suite'

useLayer()

on('Fields', 'tells input, focus, blur and confirm with value and cursor', async ({ page, notes, noted }) => {
  await page.locator('#plain').tap()
  await page.keyboard.type('ab')
  assert.deepEqual(await notes('focus'), [{ value: '', height: 0 }])
  assert.deepEqual(await notes('input'), [
    { value: 'a', cursor: 1, keyCode: 0 },
    { value: 'ab', cursor: 2, keyCode: 0 },
  ])
  await page.keyboard.press('Enter')
  assert.deepEqual(await noted('confirm'), [{ value: 'ab' }])
  assert.deepEqual(await noted('blur'), [{ value: 'ab', cursor: 2 }])
})

on('Fields', 'confirmHold keeps the focus', async ({ page, noted }) => {
  await page.locator('#held').tap()
  await page.keyboard.press('Enter')
  await noted('held')
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'held')
})

on('Fields', 'an input method composes undisturbed and its text is told once', async ({ page, notes, noted }) => {
  const cdp = await page.context().newCDPSession(page)
  await page.locator('#plain').tap()
  for (const text of ['n', 'ni', 'nih']) {
    await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  assert.deepEqual(await notes('input'), [])
  // Enter chooses a candidate: it must not confirm
  await page.locator('#plain').dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  assert.deepEqual(await notes('confirm'), [])
  await cdp.send('Input.insertText', { text: '你好' })
  const told = await noted('input')
  assert.deepEqual(told.at(-1), { value: '你好', cursor: 2, keyCode: 0 })

  // a controlled field is not written while it composes
  await page.locator('#controlled').fill('')
  await page.locator('#controlled').tap()
  await cdp.send('Input.imeSetComposition', { text: 'hao', selectionStart: 3, selectionEnd: 3 })
  await page.evaluate(() => document.getElementById('focus')!.click())
  assert.equal(await page.locator('#controlled').inputValue(), 'hao')
})

on('Fields', 'a value formatted in onInput keeps the cursor where it was', async ({ page }) => {
  const value = () => page.locator('#card').inputValue()
  await page.locator('#card').tap()
  await page.keyboard.type('12345678')
  assert.equal(await value(), '1234 5678')
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('9x')
  assert.equal(await value(), '1234 9567 8')
  assert.equal(await page.locator('#card').evaluate((node: HTMLInputElement) => node.selectionStart), 6)
})

on('Fields', 'the value prop is written when it changes, typed text stays when it does not', async ({ page }) => {
  await page.locator('#controlled').fill('typed')
  assert.equal(await page.locator('#text').innerText(), 'typed')
  await page.locator('#clear').tap()
  assert.equal(await page.locator('#controlled').inputValue(), '')
  await page.locator('#plain').fill('own')
  await page.locator('#focus').tap()
  assert.equal(await page.locator('#plain').inputValue(), 'own')
})

on('Fields', 'maxlength is 140 by default, none at -1, and cuts typing', async ({ page }) => {
  await page.locator('#short').tap()
  await page.keyboard.press('End')
  await page.keyboard.type('cdef')
  assert.equal(await page.locator('#short').inputValue(), 'abc')
  assert.equal(await page.locator('#plain').getAttribute('maxlength'), '140')
  assert.equal(await page.locator('#endless').getAttribute('maxlength'), null)
})

on('Fields', 'types choose the keyboard, nativeProps reach the element', async ({ page, style }) => {
  const attribute = (id: string, name: string) => page.locator(id).getAttribute(name)
  assert.deepEqual(
    [await attribute('#card', 'inputmode'), await attribute('#digit', 'inputmode')],
    ['numeric', 'decimal'],
  )
  assert.equal(await attribute('#digit', 'enterkeyhint'), 'search')
  assert.deepEqual([await attribute('#secret', 'type'), await attribute('#plain', 'type')], ['password', 'text'])
  assert.equal(await attribute('#secret', 'autocomplete'), 'current-password')
  assert.equal(await page.locator('#off').isDisabled(), true)
  const hint = await page.locator('#plain').evaluate((node) => getComputedStyle(node, '::placeholder').color)
  assert.equal(hint, 'rgb(9, 8, 7)')
  assert.equal(await style('#plain', 'border-top-width'), '0px')
})

on('Fields', 'focus and selection follow their props', async ({ page }) => {
  const selected = () =>
    page.locator('#wanted').evaluate((node: HTMLInputElement) => [node.selectionStart, node.selectionEnd])
  await page.evaluate(() => document.getElementById('focus')!.click())
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'wanted')
  assert.deepEqual(await selected(), [1, 3])
  await page.evaluate(() => document.getElementById('unfocus')!.click())
  assert.equal(await page.evaluate(() => document.activeElement?.id), '')
})

on('Fields', 'Textarea: Enter is a line, or confirms when confirmType says so; autoHeight grows', async (tools) => {
  const { page, notes, noted } = tools
  await page.locator('#area').tap()
  await page.keyboard.type('a\nb')
  assert.equal(await page.locator('#area').inputValue(), 'a\nb')
  assert.deepEqual(await notes('area confirm'), [])
  const height = () => page.locator('#grow').evaluate((node) => node.clientHeight)
  const one = await height()
  await page.locator('#grow').fill('one\ntwo\nthree')
  assert.ok((await height()) >= one * 2.5, `${await height()} after ${one}`)
  await page.keyboard.press('Enter')
  assert.deepEqual(await noted('sent'), [{ value: 'one\ntwo\nthree' }])
})
