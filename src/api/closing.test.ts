import { act } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { storage } from '@/platform/storage/storage'
import { open } from '@/navigation/open'
import { routes } from '@/routes'
import { forgetRequest, rememberRequest } from '@/session/closing'
import { currentToken, dropToken, signIn } from '@/session/token'
import { call } from './call'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const path = '/api/member/detail'
const success = `reLaunch /${routes.cancelSuccess.path}`
const ended = (data: unknown) => mall.on(path, { code: -10009, message: '账号已注销', data })
const closed = { is_closed: 1 }
const breathe = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
/** A page for members asks, and asks for a login. */
async function ask() {
  void call(path).catch(() => undefined)
  await breathe()
}
const isLogin = (line: string | undefined) => line?.startsWith(`navigateTo /${routes.login.path}`)

let clock = Date.now()
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  signIn('mine')
  rememberRequest()
})
afterEach(async () => {
  // whoever still waits for a login gets one
  await act(async () => signIn('next'))
  dropToken()
  forgetRequest()
})

test('a closed account that was asked for here is told in place of the login page', async () => {
  ended(closed)
  await ask()
  expect(unitPage.log).toEqual([success])
  expect(currentToken()).toBe('')
  expect(storage.get('cancellation')).toBeUndefined()
})

test('it is told once, however many ask', async () => {
  ended(closed)
  for (let turn = 0; turn < 3; turn += 1) void call(path).catch(() => undefined)
  await breathe()
  await ask()
  expect(unitPage.log).toEqual([success])
  // a login that the shopper asks for is a login
  await open(routes.login)
  expect(unitPage.log.slice(1).every(isLogin)).toBe(true)
  expect(unitPage.log).toHaveLength(2)
})

test.each([
  ['the token ended otherwise', []],
  ['nothing is said of a closed account', null],
  ['it says that it is not', { is_closed: 0 }],
])('ordinary login when %s; the request stays in mind', async (_, data) => {
  ended(data)
  await ask()
  expect(unitPage.log).toHaveLength(1)
  expect(isLogin(unitPage.log[0])).toBe(true)
  expect(storage.get('cancellation')).toBe(1)
})

test('ordinary login where this phone did not ask for it', async () => {
  forgetRequest()
  ended(closed)
  await ask()
  expect(unitPage.log).toHaveLength(1)
  expect(isLogin(unitPage.log[0])).toBe(true)
})

test('heard of where no login is asked for, it is told with the next page for members', async () => {
  ended(closed)
  await expect(call(path, {}, { login: 'quiet', silent: true })).rejects.toMatchObject({ code: -10009 })
  expect(unitPage.log).toEqual([])
  await open(routes.orderList)
  expect(unitPage.log).toEqual([success])
})

test('a late word of the old token tells nothing to who is in by now, nor does an old one after a new login', async () => {
  mall.on(path, async () => {
    signIn('other')
    return { code: -10009, message: '账号已注销', data: closed }
  })
  await expect(call(path, {}, { login: 'quiet', silent: true })).rejects.toMatchObject({ code: -10009 })
  dropToken()
  await open(routes.orderList)
  expect(isLogin(unitPage.log[0])).toBe(true)

  clock += 60_000
  signIn('mine')
  ended(closed)
  await expect(call(path, {}, { login: 'quiet', silent: true })).rejects.toMatchObject({ code: -10009 })
  signIn('new')
  dropToken()
  await open(routes.orderList)
  expect(isLogin(unitPage.log[1])).toBe(true)
})
