import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { catalogue, Owner, platformKey } from './owner'

interface Region {
  id: number
  name: string
}
interface Order {
  order_id: number
  order_status: number
  order_money: string
  full_address: string
}

interface Mall {
  url: string
  restart(): Promise<void>
  close(): Promise<void>
}
// not a literal: the tools are plain JavaScript, checked by their own tsconfig
const tools = '../../tools/mall.mjs'

let mall: Mall
let owner: Owner
before(async () => {
  const { openMall } = (await import(tools)) as { openMall(env: Record<string, string>): Promise<Mall> }
  mall = await openMall({
    MALL_MODE: 'production',
    MALL_OPERATOR_KEY: platformKey,
    MALL_H5_ORIGIN: 'https://mall.example',
  })
  owner = new Owner(mall.url)
})
after(() => mall.close())

/** ms */
const patience = 60_000

/** The home page as a browser gets it, from the moment it has this text: its first screen is drawn beside the first answers. */
async function homeWith(text: string): Promise<string> {
  for (const end = Date.now() + patience; ; await new Promise((done) => setTimeout(done, 200))) {
    const answer = await fetch(mall.url, { headers: { accept: 'text/html' } })
    assert.equal(answer.status, 200)
    const html = await answer.text()
    if (html.includes(text)) return html
    assert.ok(Date.now() < end, `the home page never has ${text}`)
  }
}

const below = (pid: number) => owner.ask<Region[]>('/api/address/lists', { pid })
async function region(pid: number, name: string) {
  const found = (await below(pid)).find((one) => one.name === name)
  assert.ok(found, `${name} is not a region`)
  return found
}

const regionCount = async () => {
  const [provinces, cities] = [await below(0), await owner.ask<object>('/api/address/city')]
  return [provinces.length, Object.values(cities).flat().length]
}

test('a new production mall answers its first pages', async () => {
  assert.deepEqual(await owner.blocks('DIY_VIEW_INDEX'), ['Search', 'TopCategory', 'Notice', 'HorzBlank', 'GoodsList'])
  assert.deepEqual(await owner.blocks('DIY_VIEW_GOODS_CATEGORY'), ['GoodsCategory'])
  const { menuList } = await owner.ask<{ menuList: { tag: string; img: string }[] }>('/api/diyview/memberIndex')
  assert.ok(menuList.some(({ tag }) => tag === 'help'))
  for (const { img } of menuList) assert.equal((await fetch(`${mall.url}/${img}`)).status, 200, img)
  assert.equal(await owner.title(), '【商城名称】')
  const { value } = await owner.ask<{ value: string }>('/api/diyview/bottomNav')
  assert.equal((JSON.parse(value) as { list: unknown[] }).list.length, 4)
  assert.equal((await below(0)).length, 34)
})

test('every agreement is a draft with placeholders', async () => {
  const { content } = await owner.ask<{ content: string }>('/api/register/aggrement')
  assert.match(content, /【公司名称】.*\[company name\]/)
  const closing = await owner.ask<{ content: string }>('/membercancel/api/membercancel/agreement')
  assert.match(closing.content, /【公司名称】/)
})

test('only the addons that an empty mall needs are on', async () => {
  const flags = await owner.ask<Record<string, number>>('/api/addon/addonisexit')
  const on = Object.keys(flags).filter((name) => flags[name] === 1)
  assert.deepEqual(on.sort(), ['membercancel', 'sitemessage'])
})

test('the home page comes with its first screen and the title of the mall', async () => {
  const html = await homeWith('搜索商品')
  assert.ok(html.includes('<title>【商城名称】</title>'))
})

test('an owner imports a shop and sells: order, bank transfer, parcel, receipt', async () => {
  await owner.save('website', { title: '茶舍商城' })
  const { ids } = await owner.operate<{ ids: Record<string, { code: string; skus?: { id: number }[] }[]> }>('/import', {
    data: JSON.stringify(catalogue),
  })
  const skuId = ids.goods?.[0]?.skus?.[0]?.id ?? 0
  assert.ok(skuId > 0)
  await owner.save('offlinepay', { is_use: 1, content: '<p>账号 6222</p>' })

  const token = await register()
  const address = await addAddress(token)
  const order = { sku_id: skuId, num: 2, member_address: JSON.stringify({ id: address }) }
  const outTradeNo = await owner.ask<string>('/api/ordercreate/create', { ...order, idempotency_key: 'first' }, token)
  const payment = { out_trade_no: outTradeNo, pay_type: 'offlinepay', idempotency_key: 'pay' }
  assert.deepEqual(await owner.ask('/api/pay/pay', payment, token), { type: 'offline', content: '<p>账号 6222</p>' })

  const waiting = await owner.operate<{ list: { out_trade_no: string }[] }>('/pending/lists', { kind: 'offlinepay' })
  assert.deepEqual(
    waiting.list.map((bill) => bill.out_trade_no),
    [outTradeNo],
  )
  await owner.operate('/order/confirmoffline', { out_trade_no: outTradeNo })
  const [paid] = await orders(token)
  assert.ok(paid)
  // 2 x 58.00, the first piece 6.00 and the next 1.00 of freight
  assert.deepEqual([paid.order_status, paid.order_money], [1, '123.00'])
  const parcel = { order_id: paid.order_id, express_company_name: '顺丰速运', delivery_no: 'SF1' }
  await owner.operate('/order/ship', parcel)
  assert.equal((await orders(token))[0]?.order_status, 3)
  await owner.ask('/api/order/takedelivery', { order_id: paid.order_id }, token)
  assert.equal((await orders(token))[0]?.order_status, 4)
  const detail = await owner.ask<Order>('/api/order/detail', { order_id: paid.order_id }, token)
  assert.match(detail.full_address, /浙江省.*杭州市.*西湖区/)
  await homeWith('明前龙井')
})

/** Without a gateway of text messages members register by a user name; the captcha is for people, so it rests. */
async function register() {
  await owner.save('captcha', { shop_reception_login: 0 })
  const form = { username: 'first_member', password: 'tea-for-2' }
  const { token } = await owner.ask<{ token: string }>('/api/register/username', form)
  await owner.save('captcha', { shop_reception_login: 1 })
  return token
}

async function addAddress(token: string) {
  const province = await region(0, '浙江省')
  const city = await region(province.id, '杭州市')
  const district = await region(city.id, '西湖区')
  const form = {
    ...{ name: '林晓', mobile: '13800000001', address: '文三路 1 号', full_address: '浙江省-杭州市-西湖区' },
    ...{ province_id: province.id, city_id: city.id, district_id: district.id },
  }
  return owner.ask<number>('/api/memberaddress/add', form, token)
}

const orders = async (token: string) =>
  (await owner.ask<{ list: Order[] }>('/api/order/lists', { order_status: 'all' }, token)).list

test('a restart inserts nothing twice and leaves what the owner changed', async () => {
  const value = { global: { title: '茶舍' }, value: [] }
  const own = { name: 'DIY_VIEW_INDEX', title: '茶舍', value: JSON.stringify(value) }
  await owner.operate('/diy/save', own)
  await owner.save('addon', { coupon: 1 })
  const regions = await regionCount()
  await mall.restart()
  assert.deepEqual(await owner.blocks('DIY_VIEW_INDEX'), [])
  assert.deepEqual(await owner.blocks('DIY_VIEW_GOODS_CATEGORY'), ['GoodsCategory'])
  assert.equal(await owner.title(), '茶舍商城')
  assert.deepEqual(await regionCount(), regions)
  const flags = await owner.ask<Record<string, number>>('/api/addon/addonisexit')
  assert.deepEqual([flags.coupon, flags.platformcoupon], [1, 0])
  await homeWith('<title>茶舍商城</title>')
})
