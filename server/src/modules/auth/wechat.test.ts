import { officialWeChat } from '../../outside/wechat/official'
import { weChatDouble, type WeChatDouble } from '../../testing/weChatDouble'
import { weChatApis } from '../../outside/wechat/weChatApi'
import { testMall, type TestMall } from '../../testing/testMall'

const keys = { wechat: { appId: 'wxbrowser', secret: 's1' }, weapp: { appId: 'wxmini', secret: 's2' } }
const origin = 'https://m.mall.example'

let mall: TestMall
let double: WeChatDouble
beforeAll(async () => {
  mall = await testMall({ config: { origins: [origin] }, seed: true })
  double = await weChatDouble()
  double.answers('/cgi-bin/stable_token', { access_token: 't', expires_in: 7200 })
  double.answers('/cgi-bin/ticket/getticket', { ticket: 'jsapi', expires_in: 7200 })
  mall.mall.outside.wechat = officialWeChat({ keys, templates: new Map(), apis: weChatApis(keys, double.origin) })
})
afterAll(async () => {
  await double.close()
  await mall.close()
})

it('signs pages of our own, and no others', async () => {
  const { code, data } = await mall.call('/wechat/api/wechat/jssdkconfig', { url: `${origin}/?a=1` })
  expect([code, data?.appId]).toEqual([0, 'wxbrowser'])
  for (const url of [
    'https://evil.example/',
    'https://m.mall.example.evil/',
    'javascript:alert(1)',
    `${origin}@evil.example/`,
  ])
    expect((await mall.call('/wechat/api/wechat/jssdkconfig', { url })).code).toBe(-1)
})

it('shares a page without what lets somebody in', async () => {
  const { data } = await mall.call('/wechat/api/wechat/share', {
    url: `${origin}/goods?sku_id=1&suid=5&token=secret&code=c&state=s`,
  })
  expect(data?.share_config.link).toBe(`${origin}/goods?sku_id=1&suid=5`)
  expect(data?.share_config.title).not.toBe('')
})

it('shares goods and shops as what they are, what is gone as the mall', async () => {
  const card = async (address: string, base = {}) => {
    const url = `${origin}${address}`
    const { data } = await mall.call('/wechat/api/wechat/share', { url }, { base })
    return data.share_config
  }
  const goods = (await mall.call('/api/goodssku/info', { sku_id: 1 })).data
  const { data: shop } = await mall.call('/api/shop/info', { site_id: 3 })
  const own = await card('/')
  expect(await card('/pages/goods/detail/detail?sku_id=1')).toMatchObject({
    title: goods.goods_name,
    imgUrl: goods.sku_image,
  })
  expect(await card('/otherpages/shop/index/index?site_id=3')).toMatchObject({
    title: shop.site_name,
    imgUrl: shop.logo,
  })
  expect((await card('/', { site_id: 3 })).title).toBe(shop.site_name)
  for (const gone of ['/pages/goods/detail/detail?sku_id=999999', '/pages/goods/detail/detail', '/?site_id=99'])
    expect([gone, (await card(gone)).title]).toEqual([gone, own.title])
  expect(own.title).not.toBe(shop.site_name)
})

it('logs somebody in by the code of a real WeChat', async () => {
  double.answers('/sns/jscode2session', { openid: 'o1', session_key: 'k', unionid: 'u1' })
  const { data } = await mall.call('/weapp/api/weapp/authcodetoopenid', { code: 'c' })
  expect(data).toMatchObject({ openid: 'o1', unionid: 'u1', auth_ticket: expect.any(String) as string })
  double.answers('/sns/jscode2session', { errcode: 40163, errmsg: 'code been used' })
  expect((await mall.call('/weapp/api/weapp/authcodetoopenid', { code: 'c' })).code).toBe(-1)
})
