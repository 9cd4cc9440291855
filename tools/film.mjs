// A short moving picture of one order, from the home page to the paid order, for the README: docs/pictures/order.webp, and
// the pictures beside it.
//   npm run film
import path from 'node:path'
import sharp from 'sharp'
import { launchChromium } from './chromium.mjs'
import { signIn } from './demoShopper.mjs'
import { openMall } from './mall.mjs'
import { root, say } from './process.mjs'
import { build } from './setup.mjs'

const size = { width: 390, height: 760 }
/** px of the moving picture; those that stand still have half as many again */
const shownWidth = 320
const folder = path.join(root, 'docs', 'pictures')

// a build that stands elsewhere is served as it is
if (!process.env.MALL_H5_DIR) await build('h5')
const mall = await openMall({ MALL_SEED_PEOPLE: '1' })
const { token } = await signIn(mall.url)
const browser = await launchChromium()
const context = await browser.newContext({
  viewport: size,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  serviceWorkers: 'block',
})
await context.addInitScript(
  (/** @type {string} */ value) => localStorage.setItem('token', JSON.stringify(value)),
  token,
)
const page = await context.newPage()
page.setDefaultTimeout(30_000)

/** @type {{ image: Buffer, delay: number }[]} */
const frames = []
/** What is seen now, for so many ms. @param {number} delay */
async function frame(delay) {
  frames.push({ image: await page.screenshot(), delay })
}
/** @param {string} handle */
const see = (handle) => page.locator(`${handle}:visible`).first()
/** A tap with the spot under the finger. @param {string} handle */
async function tap(handle) {
  const it = see(handle)
  await it.tap({ trial: true })
  const box = await it.boundingBox()
  if (box) await touched(box.x + box.width / 2, box.y + box.height / 2)
  await it.tap()
}
/** @param {number} x @param {number} y */
async function touched(x, y) {
  await page.evaluate(
    ([left, top]) => {
      const spot = document.createElement('div')
      spot.id = 'finger'
      spot.style.cssText =
        `position:fixed;z-index:9999;left:${left}px;top:${top}px;width:44px;height:44px;margin:-22px;border-radius:50%;` +
        'background:rgba(0,0,0,.28);box-shadow:0 0 0 3px rgba(255,255,255,.7);pointer-events:none'
      document.body.append(spot)
    },
    [x, y],
  )
  await frame(450)
  await page.evaluate(() => document.getElementById('finger')?.remove())
}
/** A page or sheet that has come, once it stands. @param {string} handle @param {number} delay @param {string} [name] */
async function came(handle, delay, name) {
  await see(handle).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(900)
  await frame(delay)
  const last = frames.at(-1)
  if (name && last)
    await sharp(last.image)
      .resize({ width: 1.5 * shownWidth })
      .jpeg({ quality: 80 })
      .toFile(path.join(folder, `${name}.jpg`))
}
/** @param {string} handle @param {string} words */
const type = (handle, words) =>
  page.locator(`${handle}:visible`).locator('xpath=descendant-or-self::input').first().fill(words)

await page.goto(`${mall.url}/`)
await see('.t-home-search').waitFor()
// what waits for the first touch
await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
await came('.t-home-search', 1600, 'home')
await tap('.t-home-search')
await type('.t-search', '收纳')
await came('.t-suggestion', 1300)
await tap('.t-suggestion')
await came('.t-goods', 1400)
await page.goto(`${mall.url}/pages/goods/detail/detail?sku_id=1`)
await came('.t-goods-name', 1800, 'goods')
await tap('.t-add-to-cart')
await came('.t-sku-sheet .t-sheet-add', 1000)
await tap('.t-sku-sheet .t-stepper-plus')
await tap('.t-sheet-add')
await page.locator('.t-sku-sheet:visible').waitFor({ state: 'detached' })
await frame(700)
await tap('.t-to-cart')
await came('.t-cart-total', 1600)
await tap('.t-checkout')
await came('.t-pay-money', 1900, 'checkout')
await tap('.t-submit-order')
await came('.t-pay', 1500)
await tap('.t-pay')
await page.locator('button[value=paid]').tap()
await came('.t-result-paid', 2600)
await browser.close()
await mall.close()

const images = await Promise.all(frames.map(({ image }) => sharp(image).resize({ width: shownWidth }).png().toBuffer()))
const file = path.join(folder, 'order.webp')
const { size: bytes } = await sharp(images, { join: { animated: true } })
  .webp({ quality: 70, effort: 6, delay: frames.map(({ delay }) => delay), loop: 0 })
  .toFile(file)
say(`${path.relative(root, file)}: ${frames.length} frames, ${(bytes / 1024).toFixed(0)} KiB`)
process.exit(0)
