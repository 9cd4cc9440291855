import net from 'node:net'
import type { Path } from '@mall/contract/api'
import { saveSetting } from './loginWorld'
import { testMall, type TestMall } from './testMall'

jest.setTimeout(120_000)

/** Addresses that somebody else wrote: nobody is led to them, and the server itself asks none of them. */
const own = 'https://mall.test'
let world: TestMall
let token: string
beforeAll(async () => {
  world = await testMall({ seed: true, config: { h5Origin: own } })
  token = await world.login(1)
})
afterAll(() => world.close())

const astray = [
  'https://evil.test',
  '//evil.test',
  '///evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  '\\/evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:\\\\evil.test',
  'http://mall.test',
  'https://mall.test:444',
  'https://mall.test.evil.test',
  'https://evil.test/mall.test',
  'https://mall.test@evil.test',
  'https://mall.test%40evil.test',
  'https://mall.test\\@evil.test',
  'https://evil.test#mall.test',
  'https://evil.test?mall.test',
  'https://mall。test.evil.test',
  'https://ｅvil.test',
  'https://mall.test%2eevil.test',
  '%2f%2fevil.test',
  '/%2fevil.test',
  '%252f%252fevil.test',
  'javascript:alert(1)',
  'javascript://mall.test/%0aalert(1)',
  'data:text/html,<script>1</script>',
  'file:///etc/passwd',
  'ftp://mall.test',
  'blob:https://mall.test/1',
  '\thttps://evil.test',
  'h\nttps://evil.test',
  '',
]

describe('nobody is led astray', () => {
  it.each(astray)('by %j', async (address) => {
    const ask = async (path: Path, params: object) => (await world.call(path, params as never)).message
    const words = [
      await ask('/wechat/api/wechat/authcode', { redirect_url: address, scopes: 'snsapi_base' }),
      await ask('/wechat/api/wechat/jssdkconfig', { url: address }),
      await ask('/wechat/api/wechat/share', { url: address }),
    ]
    for (const word of words) expect(word).toMatch(/不在允许的域名内|缺少参数|参数错误/)
    for (const method of ['GET', 'POST'] as const) {
      const { data } = await world.call('/api/ordercreate/create', { sku_id: 1, num: 1 }, { token })
      const fields = new URLSearchParams({ out_trade_no: data, return_url: address, result: '' }).toString()
      const answer = await world.app.inject({
        method,
        url: method === 'GET' ? `/sandbox/pay?${fields}` : '/sandbox/pay',
        headers: { host: 'mall.test', 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'GET' ? {} : { payload: fields }),
      })
      const [, kept] = /name="return_url" value="([^"]*)"/.exec(answer.body) ?? []
      const leads = method === 'GET' ? kept : String(answer.headers.location)
      expect(leads).toMatch(/^\/(?![/\\])/)
      expect(new URL(leads ?? '', 'http://mall.test').host).toBe('mall.test')
    }
  })

  it('and our own addresses are taken', async () => {
    const { message } = await world.call('/wechat/api/wechat/authcode', {
      redirect_url: `${own}/pages/login/login/login?back=%2Fx`,
      scopes: 'snsapi_base',
    })
    expect(message).toBe('商城尚未接入微信公众号登录')
  })
})

describe('the server asks nobody whom a shopper or a page names', () => {
  const inside = [
    'http://169.254.169.254/latest/meta-data/',
    'http://100.100.100.200/latest/meta-data/',
    'http://metadata.google.internal/',
    'http://127.0.0.1:5432/',
    'http://localhost:6379/',
    'http://[::1]:80/',
    'http://[::ffff:169.254.169.254]/',
    'http://2852039166/',
    'http://0x7f.1/',
    'http://0/',
    'http://rebind.evil.test/a.jpg',
    'https://evil.test/redirect?to=http://169.254.169.254/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_x',
    '//169.254.169.254/a.png',
    'upload/../../../../etc/passwd',
    'upload/%2e%2e/%2e%2e/etc/passwd',
    '/etc/passwd',
  ]
  const names: string[] = []
  beforeAll(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      names.push(String(url instanceof Request ? url.url : url))
      return Promise.reject(new Error('not here'))
    })
    const connect = net.Socket.prototype.connect as (...args: unknown[]) => net.Socket
    const database = JSON.parse(process.env.MALL_TEST_CLUSTER ?? '{}') as { connection: { port: number } }
    jest.spyOn(net.Socket.prototype, 'connect').mockImplementation(function (this: net.Socket, ...args: unknown[]) {
      const text = JSON.stringify(args.filter((one) => typeof one !== 'function'))
      if (!text.includes(String(database.connection.port))) names.push(text)
      return connect.apply(this, args)
    })
  })
  afterAll(() => jest.restoreAllMocks())

  it.each(inside)('%s', async (address) => {
    const before = names.length
    await saveSetting(world, 'register', { third_party: 1, bind_mobile: 0 })
    const { data } = await world.call('/weapp/api/weapp/authcodetoopenid', {
      code: `dev-ssrf-${inside.indexOf(address)}`,
    })
    const who = { weapp_openid: data.openid, auth_ticket: data.auth_ticket }
    const entered = await world.call('/api/login/auth', { ...who, avatarUrl: address, nickName: 'x' })
    expect((await world.call('/api/member/info', {}, { token: entered.data.token })).data.headimg).toBe('')
    expect((await world.call('/api/member/modifyheadimg', { headimg: address }, { token })).code).toBe(-10006)
    const pictures = { auth_card_front: address, auth_card_back: address, auth_card_hand: address }
    const card = { auth_card_name: '王芳', auth_card_no: '11010519491231002X', ...pictures }
    expect((await world.call('/api/memberauth/add', card, { token })).code).toBe(-10006)
    await world.call('/api/upload/headimgBase64', { images: address }, { token })
    // what an operator wrote is shown by the phone; the server draws posters from its own files
    const { db } = world.mall
    await db.updateTable('sku').set({ sku_image: address, sku_images: address }).where('sku_id', '=', 1).execute()
    await db.updateTable('goods').set({ goods_image: address }).where('goods_id', '=', 1).execute()
    const page = { name: 'DIY_VIEW_INDEX', title: 'x', website_id: 0 }
    const value = { global: { bgUrl: address }, value: [{ controller: 'ImageAds', list: [{ imageUrl: address }] }] }
    await world.operator('/operator/api/diy/save', { ...page, value: JSON.stringify(value) } as never)
    await world.call('/api/diyview/info', { name: 'DIY_VIEW_INDEX' })
    const poster = await world.call('/api/goods/poster', {
      page: '/pages/goods/detail/detail',
      qrcode_param: JSON.stringify({ sku_id: 1, suid: inside.indexOf(address) + 100 }),
    } as never)
    expect(poster.code).toBe(0)
    const drawn = await world.app.inject({ url: `/${(poster.data as { path: string }).path}` })
    expect(drawn.body).not.toContain('root:')
    expect(names.slice(before)).toEqual([])
  })

  it('would notice', async () => {
    const before = names.length
    await fetch('http://169.254.169.254/').catch(() => undefined)
    net.connect({ host: '127.0.0.1', port: 9 }).on('error', () => undefined)
    expect(names.length).toBe(before + 2)
  })
})
