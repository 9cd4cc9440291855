import { act, renderHook } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { leaveAsGuest, requireLogin, useLoginPage } from '@/navigation/login'
import { currentToken, dropToken, signIn } from '@/session/token'
import { call } from './call'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({ toast: (text: string) => mockToast(text) }))

const mall = network as unknown as FakeNetwork
const detail = '/api/member/detail'
const list = '/api/member/id'
const settled = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value }),
    (failure: unknown) => ({ failure }),
  )
/** Lets everything run that waits for nothing. */
const breathe = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
const loginPage = (back: string) => `navigateTo /${routes.login.path}?back=${encodeURIComponent(back)}`

/** A server that knows one token. */
function serve(token: string) {
  const guarded = (data: unknown) => (sent: { params: Record<string, string>; headers: Record<string, string> }) => {
    const given = sent.params.token || sent.headers.token
    if (!given) return { code: -1, error_code: 'TOKEN_NOT_EXIST', message: '请先登录' }
    return given === token ? { data } : { code: -10010, error_code: 'TOKEN_EXPIRE', message: '登录已过期' }
  }
  mall.on(detail, guarded({ member_id: 1 }))
  mall.on(list, guarded({ list: [], count: 0 }))
}

let clock = Date.now()

beforeEach(() => {
  // a second login page within a moment counts as a double tap
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  mockToast.mockClear()
  dropToken()
})

test('an ended token is removed and the login page opened once for all calls, which then go on', async () => {
  serve('new')
  signIn('old')
  const calls = [call(detail), call(list), call(detail)].map(settled)
  await breathe()
  expect(currentToken()).toBe('')
  expect(unitPage.log).toEqual([loginPage('/pages/index/index/index')])
  expect(mall.sent).toHaveLength(3)
  signIn('new')
  const answers = await Promise.all(calls)
  expect(answers.map((answer) => 'value' in answer)).toEqual([true, true, true])
  expect(mall.sent).toHaveLength(6)
  expect(mockToast).not.toHaveBeenCalled()
})

test('a guest calling for a member is taken to login too', async () => {
  serve('new')
  const answer = settled(call(detail))
  await breathe()
  expect(unitPage.log).toHaveLength(1)
  signIn('new')
  expect(await answer).toEqual({ value: { member_id: 1 } })
})

test('a replayed call that is refused again is not replayed for ever', async () => {
  serve('never')
  const answer = settled(call(detail))
  await breathe()
  signIn('wrong')
  expect(await answer).toMatchObject({ failure: { code: -10010 } })
  expect(mall.sent).toHaveLength(2)
  expect(unitPage.log).toHaveLength(1)
})

test('a late refusal of the old token neither ends the new login nor asks for another one', async () => {
  serve('new')
  signIn('old')
  let late: (() => void) | undefined
  mall.on(list, (sent) =>
    sent.headers.token === 'new'
      ? { data: 'fine' }
      : new Promise((resolve) => {
          late = () => resolve({ code: -10009 })
        }),
  )
  const answer = settled(call(list))
  await breathe()
  signIn('new')
  late?.()
  expect(await answer).toEqual({ value: 'fine' })
  expect(currentToken()).toBe('new')
  expect(unitPage.log).toEqual([])
})

test('quiet calls fail instead', async () => {
  serve('new')
  signIn('old')
  expect(await settled(call(detail, {}, { login: 'quiet' }))).toMatchObject({ failure: { code: -10010 } })
  expect(unitPage.log).toEqual([])
  expect(currentToken()).toBe('')
})

describe('leaving the login page without a login', () => {
  async function abandon(from: string) {
    serve('new')
    unitPage.at(from)
    const answer = settled(call(detail))
    await breathe()
    const { unmount } = renderHook(() => useLoginPage())
    unitPage.navigate('navigateBack', '')
    unmount()
    const result = await answer
    await breathe()
    return { result, page: unitPage.pages.at(-1)?.route }
  }

  test('fails what waited, and asks nobody a second time', async () => {
    const { result, page } = await abandon('/pages/goods/detail/detail?sku_id=1')
    expect(result).toMatchObject({ failure: { errorCode: 'TOKEN_NOT_EXIST' } })
    expect(page).toBe('pages/goods/detail/detail')
    expect(mall.sent).toHaveLength(1)
    expect(mockToast).not.toHaveBeenCalled()
  })

  test('also leaves a page for members, which would ask again', async () => {
    const { page } = await abandon('/pages/order/list/list')
    expect(page).toBe('pages/index/index/index')
  })

  test('logging out asks for nothing, whatever the page that is left still wants', async () => {
    serve('new')
    signIn('new')
    unitPage.at('/pages/member/info/info')
    const asked: Promise<boolean>[] = []
    await leaveAsGuest(async () => void asked.push(requireLogin()))
    expect(currentToken()).toBe('')
    expect(await asked[0]).toBe(false)
    expect(unitPage.log).toEqual([])
    void requireLogin()
    await breathe()
    expect(unitPage.log).toHaveLength(1)
  })

  test('going on to the registration is no leaving', async () => {
    const done = requireLogin()
    const login = renderHook(() => useLoginPage())
    login.unmount()
    const register = renderHook(() => useLoginPage())
    await new Promise((resolve) => setTimeout(resolve, 700))
    signIn('new')
    expect(await done).toBe(true)
    register.unmount()
  })
})
