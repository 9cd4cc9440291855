import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tencentGeo } from '../outside/geo/tencent'
import { tencentSms } from '../outside/sms/tencent'
import { freshMobile, readCaptcha } from './loginWorld'
import type { TestMall } from './testMall'
import { tradeWorld } from './tradeWorld'

// Whatever becomes of the servers the mall asks, its own callers get an envelope and an HTTP 200.

const h5 = 'https://m.mall.example'
const keys = { wechat: { appId: 'wxbrowser', secret: 's1' }, weapp: { appId: 'wxmini', secret: 's2' } }
const ways: Record<string, (reply: ServerResponse) => void> = {
  'know nothing of it': (reply) => reply.writeHead(404).end(),
  'are broken': (reply) => reply.writeHead(502).end('<html>Bad Gateway</html>'),
  'answer with a page': (reply) => reply.end('<html>maintenance</html>'),
  'answer with nothing of use': (reply) => reply.end('{}'),
  'hang up': (reply) => reply.destroy(),
}

let answer = ways['are broken']!
let outside: Server
let world: TestMall
let token: string
beforeAll(async () => {
  outside = createServer((_request, reply) => answer(reply))
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`
  const wechat = { keys, templates: new Map<string, string>(), push: null, origin: `http://${host}` }
  world = await tradeWorld([{ sku_id: 1, site_id: 3, price: 1000 }], { config: { origins: [h5], wechat } })
  const sms = { secretId: 'i', secretKey: 'k', sdkAppId: '1', signName: '青禾', templates: new Map([['code', '1']]) }
  world.mall.outside.sms = tencentSms(sms, { host, protocol: 'http://' })
  world.mall.outside.geo = tencentGeo({ key: 'k', secret: '' }, `http://${host}`)
  world.mall.outside.courier = { trace: () => Promise.reject(new Error('http 502')) }
  const openid = { app_type: 'weapp', openid: 'o1', member_id: 1, unionid: '' }
  await world.mall.db.insertInto('member_openid').values(openid).execute()
  token = await world.login(1)
})
afterAll(async () => {
  await world.close()
  outside.close()
})

describe.each(Object.keys(ways))('when the servers outside %s', (way) => {
  beforeEach(() => {
    answer = ways[way]!
  })
  const silent = { code: -1, error_code: 'ERROR', message: '微信暂时没有响应，请稍后再试' }

  it('nobody is logged in by a code of WeChat', async () => {
    expect(await world.call('/weapp/api/weapp/authcodetoopenid', { code: 'c' })).toMatchObject(silent)
    expect(await world.call('/wechat/api/wechat/authcodetoopenid', { code: 'c' })).toMatchObject(silent)
  })
  it('no mobile is taken from WeChat', async () => {
    expect(await world.call('/api/tripartite/getPhoneNumber', { code: 'c' })).toMatchObject(silent)
    expect(await world.call('/api/tripartite/mobileauth', { code: 'c' })).toMatchObject(silent)
  })
  it('no page is signed or shared', async () => {
    const url = `${h5}/?a=1`
    for (const path of ['/wechat/api/wechat/jssdkconfig', '/wechat/api/wechat/share'] as const)
      expect([path, await world.call(path, { url })]).toMatchObject([path, silent])
  })
  it('a code by sms is refused', async () => {
    const sent = await world.call('/api/login/mobileCode', { mobile: freshMobile(), ...(await readCaptcha(world)) })
    expect(sent).toMatchObject({ code: -1, message: '短信发送失败，请稍后再试' })
  })
  it('a place is not guessed', async () => {
    const place = await world.call('/api/memberaddress/tranAddressInfo', { latlng: '30.25,120.13' } as never)
    expect(place).toMatchObject({ code: -1, message: '未能识别该位置所在的地区，请手动选择' })
  })
  it('words wait for a person, and only their author sees them', async () => {
    const nickname = `林晓${Object.keys(ways).indexOf(way)}`
    expect(await world.call('/api/member/modifynickname', { nickname }, { token })).toMatchObject({ code: 0 })
    expect((await world.call('/api/member/info', {}, { token })).data.nickname).toBe(nickname)
    const { list } = (await world.operator('/operator/api/pending/lists', { kind: 'content' })).data
    expect(list.map(({ title }) => title)).toEqual([`昵称 ${nickname}`])
  })
})

it('a parcel nobody can tell of is shown without its way', async () => {
  const { data: out_trade_no } = await world.call('/api/ordercreate/create', { sku_id: 1, num: 1 }, { token })
  await world.operator('/operator/api/dev/paymark', { out_trade_no, result: 'paid' })
  const order_id = (await world.call('/api/order/lists', {}, { token })).data.list[0]!.order_id
  await world.operator(
    '/operator/api/order/ship',
    { order_id, express_company_name: '顺丰速运', delivery_no: 'SF1' },
    3,
  )
  const { code, data } = await world.call('/api/order/package', { order_id }, { token })
  expect([code, data[0]?.delivery_no, data[0]?.trace]).toEqual([
    0,
    'SF1',
    { success: 0, reason: '物流信息暂时查询不到，请稍后再试', list: [] },
  ])
})
