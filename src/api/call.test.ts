import { localeStore } from '@/i18n/locale'
import { feedback } from '@/platform/feedback/feedback'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { now } from '@/session/clock'
import { readInviter } from '@/session/inviter'
import { switchSite } from '@/session/site'
import { currentToken, dropToken, signIn } from '@/session/token'
import { call } from './call'
import { CallFailure } from './CallFailure'
import { watchNetwork } from './notify'

jest.mock('@/platform/network/network')
jest.mock('@/platform/feedback/feedback')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))

const mall = network as unknown as FakeNetwork
const asked = (feedback as unknown as { asked: object[] }).asked
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (failure: unknown) => failure as CallFailure,
  )

const read = '/api/config/copyright'
const action = '/api/cart/add'
const add = () => call(action, { sku_id: 5, num: 2, site_id: 101 })

beforeEach(() => {
  mall.reset()
  asked.length = 0
  mockToast.mockClear()
  localeStore.setState({ locale: 'zh-cn' })
  dropToken()
})

describe('what is sent', () => {
  test('base params ride on every call', async () => {
    mall.on(read, { data: {} })
    readInviter({ suid: '9' })
    switchSite(7)
    await call(read)
    switchSite(0)
    expect(mall.sent[0]?.params).toEqual({
      app_type: 'h5',
      app_type_name: 'H5',
      site_id: '7',
      uid: '0',
      suid: '9',
      website_id: '0',
      app_version: '5.3.7',
    })
  })

  test('a call without payload is a GET with the token in the header, never in the address', async () => {
    mall.on(read, { data: {} })
    signIn('secret')
    await call(read)
    expect(mall.sent[0]).toMatchObject({ method: 'GET', headers: { token: 'secret' } })
    expect(mall.sent[0]?.url).not.toContain('secret')
  })

  test('a payload makes it a form-encoded POST with the token in the body', async () => {
    mall.on(action, { data: 1 })
    signIn('secret')
    await add()
    const [sent] = mall.sent
    expect(sent).toMatchObject({ method: 'POST', params: { sku_id: '5', num: '2', token: 'secret' } })
    expect(sent?.headers).toEqual({
      'Accept-Language': 'zh-CN',
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(sent?.url).not.toContain('?')
  })

  test('every call names the shown language: the server tells its words in it', async () => {
    localeStore.setState({ locale: 'en-us' })
    mall.on(read, { data: {} })
    mall.on(action, { data: 1 })
    await call(read)
    await add()
    expect(mall.sent.map(({ headers }) => headers['Accept-Language'])).toEqual(['en-US', 'en-US'])
  })

  test("a call's own site_id replaces the base one", async () => {
    mall.on(action, { data: 1 })
    await add()
    expect(mall.sent[0]?.params.site_id).toBe('101')
  })

  test('params that are all undefined are no payload, and undefined ones are left out', async () => {
    mall.on('/api/captcha/captcha', { data: { id: 'a', img: '' } })
    await call('/api/captcha/captcha', { captcha_id: undefined })
    expect(mall.sent[0]?.method).toBe('GET')
    expect(mall.sent[0]?.params).not.toHaveProperty('captcha_id')
  })

  test('objects travel as JSON text', async () => {
    mall.on('/api/ordercreate/payment', { data: {} })
    await call('/api/ordercreate/payment', {
      cart_ids: '1,2',
      delivery: { 101: { delivery_type: 'express' } },
    } as never)
    expect(JSON.parse(mall.sent[0]?.params.delivery ?? '')).toEqual({ 101: { delivery_type: 'express' } })
  })
})

describe('the answer', () => {
  test('numbers that came as text become numbers by the name of their field', async () => {
    mall.on(read, {
      data: { list: [{ goods_id: '12', is_free: '1', price: '12.50', goods_name: '7', order_no: '20240101' }] },
    })
    expect(await call(read)).toEqual({
      list: [{ goods_id: 12, is_free: 1, price: '12.50', goods_name: '7', order_no: '20240101' }],
    })
  })

  test('its timestamp sets the clock', async () => {
    mall.on(read, { data: {}, timestamp: 2_000_000_000 })
    await call(read)
    expect(now()).toBeGreaterThanOrEqual(2_000_000_000)
    expect(now()).toBeLessThan(2_000_000_005)
  })

  test.each(['token', 'refreshtoken'])('%s replaces the stored token', async (field) => {
    signIn('old')
    mall.on(read, { data: {}, [field]: 'new' })
    await call(read)
    expect(currentToken()).toBe('new')
  })

  test('a replacement that arrives after logging out is ignored', async () => {
    signIn('old')
    mall.on(read, () => {
      dropToken()
      return { data: {}, refreshtoken: 'new' }
    })
    await call(read)
    expect(currentToken()).toBe('')
  })

  test('codes above 0 are success', async () => {
    mall.on(action, { code: 10002, data: 3 })
    expect(await add()).toBe(3)
  })
})

describe('failures', () => {
  test("a refusal carries code, name and data, and the server's message is told", async () => {
    mall.on(action, { code: -1, message: '商品库存不足', data: { left: 1 }, error_code: 'ERROR' })
    const failure = await failureOf(add())
    expect(failure).toBeInstanceOf(CallFailure)
    expect(failure).toMatchObject({ kind: 'refused', code: -1, data: { left: 1 }, errorCode: 'ERROR', definite: true })
    expect(mockToast.mock.calls).toEqual([['商品库存不足']])
  })

  test('silent tells nothing', async () => {
    mall.on(read, { code: -1, message: 'no' })
    await failureOf(call(read, {}, { silent: true }))
    expect(mockToast).not.toHaveBeenCalled()
  })

  test.each([
    ['a 5xx', { status: 502, text: '{"code":0,"data":1}' }],
    ['a page of HTML', { status: 200, text: '<html></html>' }],
    ['nothing', { status: 200, text: '' }],
    ['no code', { status: 200, text: '{"message":"hi"}' }],
    ['a code that is text', { status: 200, text: '{"code":"0"}' }],
    ['a list', { status: 200, text: '[]' }],
    ['null', { status: 200, text: 'null' }],
  ])('%s is garbage', async (_, answer) => {
    mall.on(read, answer)
    const failure = await failureOf(call(read))
    expect(failure).toMatchObject({ kind: 'garbage', definite: false })
    expect(mockToast).toHaveBeenCalledTimes(1)
  })

  test('a 404 with an envelope is a refusal', async () => {
    mall.on(read, { status: 404, text: '{"code":-10003,"message":"?"}' })
    expect(await failureOf(call(read))).toMatchObject({ kind: 'refused', code: -10003 })
  })

  test.each(['timeout', 'network'] as const)('%s', async (kind) => {
    mall.on(read, new NetworkFault(kind))
    expect(await failureOf(call(read))).toMatchObject({ kind, definite: false })
    expect(mockToast).toHaveBeenCalledTimes(1)
  })

  test('being offline is a modal, once in a visit: the strip says it from then on', async () => {
    const end = watchNetwork()
    mall.setOnline(false)
    expect(await failureOf(call(read))).toMatchObject({ kind: 'offline' })
    await failureOf(call(read))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ title: '网络连接已断开', content: '请检查网络设置' })
    expect(mockToast).not.toHaveBeenCalled()
    mall.setOnline(true)
    mall.setOnline(false)
    await failureOf(call(read))
    expect(asked).toHaveLength(1)
    end()
  })

  test('an unknown member is left to the login', async () => {
    mall.on(action, { code: -10016, message: '用户未注册' })
    expect(await failureOf(add())).toMatchObject({ unregistered: true })
    expect(mockToast).not.toHaveBeenCalled()
  })
})
