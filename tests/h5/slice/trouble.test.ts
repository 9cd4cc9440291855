import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mallUrl, useMall, wire } from '../mall'
import { Shopper } from '../shopper'

useMall()

test('offline is told once, then a strip says it; back online the mall works again', async () => {
  const shopper = await Shopper.at('/pages/goods/list/list')
  const { page } = shopper
  await shopper.seen('.t-goods')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await shopper.seen('.t-modal')
  await shopper.tap('.t-modal-confirm')
  await shopper.tap('.t-sort-price')
  await shopper.seen('.t-offline-strip')
  assert.equal(await page.locator('.t-modal').count(), 0)
  await shopper.shot('offline')
  await page.context().setOffline(false)
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/goodssku/page') && answer.ok())
  if (await shopper.see('.t-retry').count()) await shopper.tap('.t-retry')
  else await shopper.tap('.t-sort-sales')
  await answered
  await shopper.seen('.t-goods')
  await shopper.see('.t-offline-strip').waitFor({ state: 'detached' })
  await page.context().setOffline(true)
  await shopper.seen('.t-offline-strip')
  assert.equal(await page.locator('.t-modal').count(), 0)
  await shopper.tap('.t-filter')
  await shopper.seen('.t-filter-sheet .t-offline-strip')
  await page.context().setOffline(false)
  await shopper.see('.t-offline-strip').waitFor({ state: 'detached' })
  await shopper.leave()
})

test("a page whose code was never fetched waits for the connection instead of the browser's error page", async () => {
  const shopper = await Shopper.at('/')
  const { page } = shopper
  await shopper.seen('.t-link')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await shopper.tap('.t-modal-confirm')
  await shopper.tap('.t-tab-member')
  await shopper.seen('.t-page-offline')
  await shopper.shot('page-offline')
  await page.context().setOffline(false)
  await shopper.on('pages/member/index/index')
  await shopper.seen('.t-tab-home')
  await shopper.see('.t-page-offline').waitFor({ state: 'detached' })
  await shopper.leave()
})

test('an address without a page leads home', async () => {
  const shopper = await Shopper.at('/pages/nowhere/at/all?x=1')
  await shopper.on('pages/index/index/index')
  await shopper.seen('.t-link')
  await shopper.done()
})

test('back on an address that was opened directly leads home', async () => {
  const shopper = await Shopper.at('/pages/goods/detail/detail?sku_id=1')
  await shopper.seen('.t-goods-name')
  await shopper.tap('.t-back')
  await shopper.on('pages/index/index/index')
  await shopper.seen('.t-link')
  await shopper.done()
})

test('a closed mall says why on every page, and goes on when it opened again', async () => {
  const website = (wap_status: 0 | 1) =>
    wire().operate('/config/save', {
      key: 'website',
      value: JSON.stringify({ wap_status, close_reason: '系统升级中' }),
    })
  await website(0)
  const shopper = await Shopper.at('/pages/goods/detail/detail?sku_id=1')
  try {
    assert.match(await shopper.text('.t-closed'), /系统升级中/)
    assert.equal(await shopper.see('.t-goods-name').count(), 0)
    await shopper.shot('closed')
    await shopper.tap('.t-back')
    await shopper.on('pages/index/index/index')
    await shopper.seen('.t-closed')
    await shopper.tap('.t-closed .t-retry')
    await shopper.seen('.t-closed')
  } finally {
    await website(1)
  }
  await shopper.tap('.t-closed .t-retry')
  await shopper.seen('.t-link')
  assert.equal(await shopper.see('.t-closed').count(), 0)
  await shopper.done()
})

test('hidden shops are nowhere to be entered', async () => {
  const development = (shown: 0 | 1) =>
    wire().operate('/config/save', { key: 'website', value: JSON.stringify({ development: shown }) })
  await development(0)
  const shopper = await Shopper.at('/pages/goods/detail/detail?sku_id=1')
  try {
    await shopper.seen('.t-goods-name')
    await shopper.seen('.t-home')
    assert.equal(await shopper.see('.t-visit-shop').count(), 0)
    await shopper.page.goto(`${mallUrl()}/otherpages/shop/index/index?site_id=3`)
    await shopper.seen('.t-empty-go')
    await shopper.shot('shops-hidden')
    await shopper.tap('.t-empty-go')
    await shopper.on('pages/index/index/index')
    await shopper.seen('.t-link')
  } finally {
    await development(1)
  }
  await shopper.done()
})

test('an unknown and a broken block are left out, their neighbours stay', async () => {
  const words = (title: string) => ({ controller: 'Text', addon_name: '', title, textColor: '#303133', fontSize: 28 })
  const value = {
    global: { title: 'A page' },
    value: [
      words('before them'),
      { controller: 'Hologram', addon_name: '', list: [{ a: 1 }] },
      { controller: 'GraphicNav', addon_name: '', list: null },
      { controller: 'ImageAds', addon_name: '', list: 5 },
      words('after them'),
    ],
  }
  await wire().operate('/diy/save', {
    site_id: 0,
    name: 'DIY_VIEW_TROUBLE',
    title: 'A page',
    value: JSON.stringify(value),
  })
  const shopper = await Shopper.at('/otherpages/diy/diy/diy?name=DIY_VIEW_TROUBLE')
  await shopper.page.getByText('before them').waitFor()
  await shopper.page.getByText('after them').waitFor()
  assert.equal(await shopper.see('.t-failed').count(), 0)
  await shopper.shot('broken-blocks')
  // React says on the console what failed; nothing else may
  assert.ok(
    shopper.errors.length > 0 && shopper.errors.every((error) => /at draw \(/.test(error)),
    shopper.errors.join('\n'),
  )
  shopper.errors.length = 0
  await shopper.done()
})

test('the sandbox leads back to this mall and nowhere else', async () => {
  const back = async (return_url: string) => {
    const answer = await fetch(`${mallUrl()}/sandbox/pay`, {
      method: 'POST',
      body: new URLSearchParams({ out_trade_no: '', result: '', return_url }),
      redirect: 'manual',
    })
    assert.equal(answer.status, 303)
    return answer.headers.get('location')
  }
  assert.equal(await back('/pages/pay/result/result?code=1'), '/pages/pay/result/result?code=1')
  assert.equal(await back(`${mallUrl()}/pages/pay/result/result?code=1`), '/pages/pay/result/result?code=1')
  assert.equal(await back('https://evil.test/pages'), '/')
  assert.equal(await back('//evil.test/pages'), '/')
  assert.equal(await back(`${mallUrl()}//evil.test/pages`), '/evil.test/pages')
  assert.equal(await back('/.//evil.test'), '/evil.test')
})
