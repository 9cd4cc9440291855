import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mallUrl, useMall } from '../mall'
import { Shopper } from '../shopper'

useMall()

const home = 'pages/index/index/index'

test('an unknown site leads to the mall, which stays', async () => {
  const shopper = await Shopper.at('/?site_id=999')
  // its word is on the screen for 1500 ms only: src/start/checkSite.test.ts hears it
  await shopper.page.waitForFunction(() => localStorage.getItem('siteId')?.includes('0'))
  await shopper.seen('.t-link')
  await shopper.shot('unknown-site')
  await shopper.page.goto(mallUrl())
  await shopper.seen('.t-link')
  assert.equal(await shopper.see('.t-to-mall').count(), 0)
  await shopper.done()
})

test('a visit bound to a shop shows its home, and leads to the mall for good', async () => {
  const shopper = await Shopper.at('/?site_id=7')
  await shopper.seen('.t-to-mall')
  await shopper.seen('.t-link')
  await shopper.shot('bound-home')
  await shopper.tap('.t-to-mall')
  await shopper.on(home)
  await shopper.see('.t-to-mall').waitFor({ state: 'detached' })
  await shopper.seen('.t-link')
  await shopper.page.reload()
  await shopper.seen('.t-link')
  assert.equal(await shopper.see('.t-to-mall').count(), 0)
  await shopper.done()
})

test("a shop's own page is not the site", async () => {
  const shopper = await Shopper.at('/otherpages/shop/index/index?site_id=3')
  await shopper.seen('.t-link')
  await shopper.page.goto(mallUrl())
  await shopper.seen('.t-link')
  assert.equal(await shopper.see('.t-to-mall').count(), 0)
  await shopper.done()
})
