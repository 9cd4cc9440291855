// npm run build:h5, then:  node --import tsx --test tests/h5/slice/*.test.ts
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mallUrl, wire } from '../mall'
import { Shopper } from '../shopper'
import { inWeChat, useWeChatMall } from './weChat'

const detail = 'pages/goods/detail/detail'

useWeChatMall()

interface Sent {
  path: string
  params: Record<string, string>
}
/** Every call of the page from now on, with what it carries. */
function listen(shopper: Shopper): Sent[] {
  const sent: Sent[] = []
  shopper.page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/^\/(\w+\/)?api\//.test(pathname) && !pathname.startsWith('/api/upload'))
      sent.push({
        path: pathname,
        params: Object.fromEntries([...searchParams, ...new URLSearchParams(request.postData() ?? '')]),
      })
  })
  return sent
}
const inviters = (sent: Sent[]) => [...new Set(sent.map(({ params }) => `${params.suid}/${params.uid}`))]
const last = (sent: Sent[], path: string) => sent.filter((one) => one.path === path).at(-1)?.params

test('who invited rides on every call from the launch to the order, over reloads and the registration', async () => {
  const shopper = await Shopper.at(`/${detail}?sku_id=2&suid=2&uid=3&source_member=4`)
  const sent = listen(shopper)
  await shopper.seen('.t-goods-name')
  await shopper.page.goto(`${mallUrl()}/pages/goods/list/list`)
  await shopper.seen('.t-goods')
  await shopper.page.reload()
  await shopper.seen('.t-goods')
  // a page brings its first answers along: this one asks
  const asked = shopper.page.waitForRequest(/goodssku\/page/)
  await shopper.tap('.t-sort-price')
  await asked
  assert.deepEqual(inviters(sent), ['2/3'])

  await shopper.page.goto(`${mallUrl()}/pages/login/login/login?back=${encodeURIComponent(`/${detail}?sku_id=2`)}`)
  await shopper.logIn('13911110031')
  // a new member's gift
  await shopper.tap('.t-dialog-confirm')
  await shopper.on(detail)
  const login = last(sent, '/api/login/mobile')
  assert.deepEqual([login?.source_member, login?.suid], ['4', '2'])
  const info = await shopper.ask<{ source_member: number }>('/api/member/info')
  assert.equal(info.source_member, 2)

  const [province_id, city_id, district_id] = await wire().regions(['浙江省', '杭州市', '西湖区'])
  await shopper.ask('/api/memberaddress/add', {
    name: '林小满',
    mobile: '13800000002',
    province_id: province_id!,
    city_id: city_id!,
    district_id: district_id!,
    address: '文三路 90 号',
    full_address: '浙江省-杭州市-西湖区',
    is_default: 1,
    type: 1,
  })
  await shopper.tap('.t-buy-now')
  await shopper.tap('.t-sheet-buy')
  await shopper.on('pages/order/payment/payment')
  await shopper.tap('.t-submit-order')
  await shopper.on('pages_payment/index')
  assert.deepEqual(inviters(sent.filter(({ path }) => path === '/api/ordercreate/create')), ['2/3'])
  assert.deepEqual(inviters(sent), ['2/3'])
  await shopper.leave()
})

test('the scene of a code and a shared link name the inviter; the newest takes the place of the one before', async () => {
  const shopper = await Shopper.at(`/${detail}?scene=${encodeURIComponent('sku_id-2&suid-5')}`)
  const sent = listen(shopper)
  await shopper.seen('.t-goods-name')
  await shopper.page.reload()
  await shopper.seen('.t-goods-name')
  assert.deepEqual(inviters(sent), ['5/0'])
  await shopper.page.goto(`${mallUrl()}/?source_member=6`)
  await shopper.seen('.t-link')
  sent.length = 0
  await shopper.page.goto(`${mallUrl()}/pages/login/login/login`)
  await shopper.logIn('13911110032')
  // a new member's gift
  await shopper.tap('.t-dialog-confirm')
  await shopper.on('pages/member/index/index')
  assert.deepEqual(inviters(sent), ['0/0'])
  assert.equal((await shopper.ask<{ source_member: number }>('/api/member/info')).source_member, 6)
  await shopper.leave()
})

/** What WeChat's script was told, oldest first. */
type Told = { name: string; data: Record<string, string> }
const script = `
  window.told = []
  const note = (name) => (data) => window.told.push({ name, data: data ?? {} })
  window.jWeixin = {
    config: note('config'),
    ready: (done) => done(),
    ...Object.fromEntries(
      ['updateAppMessageShareData', 'updateTimelineShareData', 'hideOptionMenu', 'showOptionMenu', 'hideMenuItems'].map(
        (name) => [name, note(name)],
      ),
    ),
  }`

test("WeChat's menu shares the page that is shown, under the member's name; elsewhere nothing is fetched", async () => {
  const token = await wire().signIn('13800000001')
  const shopper = await inWeChat('/healthz', { token })
  const { page } = shopper
  let scripts = 0
  await page.route('https://res.wx.qq.com/**', (route) => {
    scripts += 1
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  const shared = async (title: string) => {
    await page.waitForFunction(
      (wanted) =>
        (window as unknown as { told?: Told[] }).told
          ?.filter(({ name }) => name === 'updateAppMessageShareData')
          .at(-1)
          ?.data.title?.includes(wanted),
      title,
    )
    const told = await page.evaluate(() => (window as unknown as { told: Told[] }).told)
    return { told, card: told.filter(({ name }) => name === 'updateAppMessageShareData').at(-1)!.data }
  }
  await page.goto(`${mallUrl()}/`)
  const home = await shared('拾光商城')
  const config = home.told.find(({ name }) => name === 'config')?.data
  assert.deepEqual([config?.appId, config?.signature?.length], ['wxbrowser', 40])
  assert.equal(new URL(home.card.link!).searchParams.get('source_member'), '1')
  assert.match(home.card.imgUrl ?? '', /^http/)

  await page.goto(`${mallUrl()}/otherpages/shop/index/index?site_id=3&suid=9`)
  const shop = await wire().ask<{ site_name: string }>('/api/shop/info', { site_id: 3 })
  const { card } = await shared(shop.site_name)
  assert.equal(new URL(card.link!).search, '?site_id=3&source_member=1')

  await page.goto(`${mallUrl()}/pages/goods/list/list`)
  await shared('拾光商城')
  await shopper.tap('.t-goods')
  await shopper.on(detail)
  await shopper.seen('.t-goods-name')
  const sku_id = Number(new URL(page.url()).searchParams.get('sku_id'))
  const { goods_name } = await wire().ask<{ goods_name: string }>('/api/goodssku/info', { sku_id })
  const goods = await shared(goods_name)
  assert.equal(new URL(goods.card.link!).pathname, `/${detail}`)
  assert.equal(new URL(goods.card.link!).searchParams.get('sku_id'), String(sku_id))
  await page.goBack()
  await shared('拾光商城')
  // one script for a visit
  assert.equal(scripts, 3)
  await shopper.leave()

  const browser = await Shopper.at('/')
  const sent = listen(browser)
  const outside: string[] = []
  browser.page.on('request', (request) => {
    if (!request.url().startsWith(mallUrl()) && /^http/.test(request.url())) outside.push(request.url())
  })
  await browser.page.reload()
  await browser.seen('.t-link')
  await browser.page.waitForLoadState('networkidle')
  assert.deepEqual([outside, sent.filter(({ path }) => path.startsWith('/wechat/'))], [[], []])
  await browser.leave()
})
