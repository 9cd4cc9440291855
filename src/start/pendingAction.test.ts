import { act, renderHook } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { storage } from '@/platform/storage/storage'
import { useCartCount } from '@/session/cartCount'
import { useLoginPage } from '@/navigation/login'
import { dropToken, signIn } from '@/session/token'
import { call } from '@/api/call'
import { dropPendingAction, watchPendingActions } from './pendingAction'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))

const mall = network as unknown as FakeNetwork
const wanted = { sku_id: 5, num: 2, site_id: 3 }
const breathe = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
const adds = () => mall.to('/api/cart/add').filter(({ params }) => params.token)
const count = () => renderHook(() => useCartCount()).result.current

/** pieces of sku 5 in the member's cart; what another device put there is counted too */
let cart = 0
/** of the next additions of a member */
let fate: ('done' | 'lost' | 'doneButLost')[] = []

let clock = Date.now()

beforeAll(watchPendingActions)

beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  cart = 1
  fate = []
  mall.reset()
  mockToast.mockClear()
  dropToken()
  dropPendingAction()
  mall.on('/api/cart/lists', () => ({ data: cart ? [{ cart_id: 1, sku_id: 5, num: cart, goods_id: 5 }] : [] }))
  mall.on('/api/cart/count', () => ({ data: cart }))
  mall.on('/api/cart/add', ({ params }) => {
    if (!params.token) return { code: -1, error_code: 'TOKEN_NOT_EXIST', message: '请先登录' }
    const what = fate.shift() ?? 'done'
    if (what !== 'lost') cart += Number(params.num)
    return what === 'done' ? { data: cart } : new NetworkFault('timeout')
  })
})

/** The page and all it holds is gone; a new one starts with what is in storage. */
async function restart(token = '') {
  const action = storage.get('pending_action')
  dropPendingAction()
  if (action) storage.set('pending_action', action)
  if (token) signIn(token)
  else watchPendingActions()
  await breathe()
}

test('what a guest added is added after the login, once', async () => {
  const added = call('/api/cart/add', wanted)
  await breathe()
  expect(storage.get('pending_action')).toMatchObject({ payload: wanted })
  signIn('t')
  expect(await added).toBe(3)
  await breathe()
  expect(adds()).toHaveLength(1)
  expect(storage.get('pending_action')).toBeUndefined()
})

test('also when the page was killed before the login', async () => {
  storage.set('pending_action', { path: '/api/cart/add', payload: wanted, at: clock })
  await restart('t')
  expect(adds()).toHaveLength(1)
  expect(adds()[0]?.params).toMatchObject({ sku_id: '5', num: '2', site_id: '3' })
  expect([cart, count()]).toEqual([3, 3])
  expect(mockToast).toHaveBeenCalledWith('已加入购物车')
  await restart('t2')
  expect(adds()).toHaveLength(1)
})

describe('of wholesale goods', () => {
  const path = '/wholesale/api/cart/add'
  let pieces = 0
  const added = () => mall.to(path).filter(({ params }) => params.token)
  beforeEach(() => {
    pieces = 20
    mall.on('/wholesale/api/cart/lists', () => ({ data: [{ cart_id: 9, sku_id: 5, num: pieces }] }))
    mall.on('/wholesale/api/cart/count', () => ({ data: pieces }))
    mall.on(path, ({ params }) => {
      if (!params.token) return { code: -1, error_code: 'TOKEN_NOT_EXIST', message: '请先登录' }
      pieces += Number(params.num)
      return { data: pieces }
    })
  })

  test('what a guest added is added after the login, into their own cart', async () => {
    const asked = call(path, { ...wanted, num: 10 })
    await breathe()
    expect(storage.get('pending_action')).toMatchObject({ path, payload: { num: 10 } })
    signIn('t')
    expect(await asked).toBe(30)
    await breathe()
    expect([added().length, adds().length, storage.get('pending_action')]).toEqual([1, 0, undefined])
  })

  test('also when the page was killed before the login, and once when its answer was lost', async () => {
    storage.set('pending_action', { path, payload: { ...wanted, num: 10 }, at: clock })
    await restart('t')
    expect([added().length, pieces, cart]).toEqual([1, 30, 1])
    expect(renderHook(() => useCartCount('wholesale')).result.current).toBe(30)
    expect(mockToast).toHaveBeenCalledWith('已加入购物车')
    storage.set('pending_action', { path, payload: { ...wanted, num: 10 }, at: clock, before: 20 })
    await restart('t2')
    expect([added().length, pieces, storage.get('pending_action')]).toEqual([1, 30, undefined])
  })
})

test('not when more than ten minutes passed', async () => {
  storage.set('pending_action', { path: '/api/cart/add', payload: wanted, at: clock })
  clock += 10 * 60_000 + 1
  await restart('t')
  expect(adds()).toHaveLength(0)
  expect(storage.get('pending_action')).toBeUndefined()
})

test.each([
  ['arrived', 'doneButLost', 1],
  ['did not arrive', 'lost', 2],
] as const)('an addition without an answer that %s is in the cart once', async (_, what, sent) => {
  fate = [what]
  const added = call('/api/cart/add', wanted).catch(() => 'failed')
  await breathe()
  signIn('t')
  expect(await added).toBe('failed')
  dropToken()
  await restart('t2')
  expect([cart, adds().length]).toEqual([3, sent])
  expect(storage.get('pending_action')).toBeUndefined()
})

test('nothing is added for a shopper who leaves the login page', async () => {
  jest.useFakeTimers({ doNotFake: ['Date'] })
  const added = call('/api/cart/add', wanted).then(
    () => 'added',
    () => 'not',
  )
  await jest.advanceTimersByTimeAsync(0)
  const page = renderHook(() => useLoginPage())
  page.unmount()
  await jest.advanceTimersByTimeAsync(600)
  expect(await added).toBe('not')
  expect(storage.get('pending_action')).toBeUndefined()
  jest.useRealTimers()
  signIn('t')
  await breathe()
  expect(adds()).toHaveLength(0)
})

test('a refusal is told and ends it', async () => {
  mall.on('/api/cart/add', ({ params }) =>
    params.token ? { code: -1, message: '库存不足' } : { code: -1, error_code: 'TOKEN_NOT_EXIST', message: '' },
  )
  storage.set('pending_action', { path: '/api/cart/add', payload: wanted, at: clock })
  await restart('t')
  expect(mockToast).toHaveBeenCalledWith('库存不足')
  expect(storage.get('pending_action')).toBeUndefined()
})
