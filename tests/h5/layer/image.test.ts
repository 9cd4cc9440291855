// node --import tsx --test tests/h5/layer/*.test.ts
import assert from 'node:assert/strict'
import { on, useLayer } from './suite'

const served = useLayer()

on('Images', 'modes fit the picture as on weapp', async ({ page, noted }) => {
  await noted('load')
  const shapes = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>('[class*=mode-]'), (node) => {
      const { objectFit, objectPosition } = getComputedStyle(node)
      const { width, height } = node.getBoundingClientRect()
      return [node.className.replace(/.*mode-/, ''), objectFit, objectPosition, width, height].join(' ')
    }),
  )
  assert.deepEqual(shapes, [
    'none fill 50% 50% 60 60',
    'aspectFit contain 50% 50% 60 60',
    'aspectFill cover 50% 50% 60 60',
    'widthFix fill 50% 50% 60 40',
    'heightFix fill 50% 50% 90 60',
    'top-left none 0% 0% 60 60',
    'center none 50% 50% 60 60',
  ])
})

on('Images', 'load, error and empty source are told as on weapp', async ({ page, notes, noted }) => {
  assert.deepEqual(await noted('load'), [{ width: 120, height: 80 }])
  assert.deepEqual(await noted('error'), [{ errMsg: 'GET /none.png failed' }])
  assert.deepEqual([await notes('load empty'), await notes('error empty')], [[], []])
  assert.match((await page.locator('#empty').getAttribute('src')) ?? '', /^data:image\/gif/)
})

on('Images', 'alt comes from ariaLabel and is empty without, imgProps reach the element', async ({ page }) => {
  assert.equal(await page.locator('#loaded').getAttribute('alt'), 'A mug')
  assert.equal(await page.locator('#loaded').getAttribute('aria-label'), null)
  assert.equal(await page.locator('#broken').getAttribute('alt'), '')
  assert.equal(await page.locator('#extra').getAttribute('width'), '33')
})

on('Images', 'a lazy picture is fetched when it comes near', async ({ page, noted }) => {
  await noted('load')
  const asked = () => served().asked.includes('/pic/77x77.svg')
  assert.equal(asked(), false)
  const answer = page.waitForResponse(/77x77/)
  await page.evaluate(() => document.getElementById('page')!.scrollTo(0, 6000))
  await answer
  assert.equal(asked(), true)
})
