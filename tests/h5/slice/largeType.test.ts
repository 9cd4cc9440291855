import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useMall } from '../mall'
import { Shopper } from '../shopper'

useMall()

/** Lines of its text, and css px by which it leaves the window. */
const drawn = (shopper: Shopper, handle: string) =>
  shopper.page.locator(`${handle}:visible`).evaluate((button) => {
    const text = document.createRange()
    text.selectNodeContents(button)
    const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
    const { left, right } = button.getBoundingClientRect()
    const outside = Math.max(0, -left, right - innerWidth, button.scrollWidth - button.clientWidth)
    return { lines: lines.size, outside }
  })

for (const locale of ['zh-cn', 'en-us'])
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const)
    test(`${locale}, ${width} px: the buttons of a goods page keep one line in extra-large type`, async () => {
      const preferences = { textSize: 'extra', scheme: 'system', theme: '' }
      const stored = { locale, preferences }
      const shopper = await Shopper.at('/healthz', { viewport: { width, height } }, stored)
      await shopper.page.goto(new URL('/pages/goods/detail/detail?sku_id=1', shopper.page.url()).href)
      await shopper.seen('.t-add-to-cart')
      await shopper.page.evaluate(() => document.fonts.ready)
      assert.deepEqual(await drawn(shopper, '.t-add-to-cart'), { lines: 1, outside: 0 })
      assert.deepEqual(await drawn(shopper, '.t-buy-now'), { lines: 1, outside: 0 })
      await shopper.tap('.t-add-to-cart')
      await shopper.seen('.t-sku-sheet .t-sheet-add')
      assert.deepEqual(await drawn(shopper, '.t-sku-sheet .t-sheet-add'), { lines: 1, outside: 0 })
      await shopper.done()
    })
