import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useMall } from '../mall'
import { Shopper } from '../shopper'

useMall()

test('the flash sale stands in the first screen; a guest is told once what newcomers get', async () => {
  const shopper = await Shopper.at('/')
  await shopper.seen('.t-home-search')
  // whoever only looks has it after a while
  const sale = await shopper.seen('.t-block-seckill')
  await shopper.seen('.t-block-seckill .t-countdown')
  const box = await sale.boundingBox()
  assert.ok(box && box.y + box.height < 844, `ends at ${box && box.y + box.height}`)
  assert.match(await shopper.text('.t-newcomer'), /优惠券\d张·100积分/)
  await shopper.shot('home-newcomer')
  await shopper.tap('.t-newcomer-close')
  await shopper.see('.t-newcomer').waitFor({ state: 'detached' })
  await shopper.page.reload()
  await shopper.seen('.t-block-seckill .t-countdown')
  assert.equal(await shopper.see('.t-newcomer').count(), 0)
  await shopper.done()
})

test('home goes on with what else may please, page after page', async () => {
  const shopper = await Shopper.at('/')
  await shopper.seen('.t-home-search')
  const more = () => shopper.see('.t-recommended .t-goods').count()
  for (let until = Date.now() + 60_000; (await more()) < 20 && Date.now() < until;) {
    await shopper.page.evaluate(() => document.querySelectorAll('.taro_page').forEach((one) => one.scrollBy(0, 600)))
    await shopper.page.waitForTimeout(100)
  }
  assert.ok((await more()) >= 20, `${await more()} cards`)
  assert.equal(await shopper.see('.t-newcomer').count(), 0)
  await shopper.done()
})
