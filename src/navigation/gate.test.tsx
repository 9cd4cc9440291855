import { act, renderHook } from '@testing-library/react'
import { setBoot } from '@/session/boot'
import { usePageGate } from './gate'
import { setLocale, restoreLocale } from '@/session/language'
import { authInfo, keepAuthInfo } from '@/session/authInfo'
import { agreeToPrivacy, readPrivacyPolicy, refusePrivacy, usePrivacyNeeded } from '@/session/privacy'
import { watchPrivacy } from '@/session/questions'
import { withdrawPrivacy } from '@/session/withdrawPrivacy'
import { toast, useToast } from '@/session/toast'
import { dropToken, signIn } from '@/session/token'

jest.mock('@/platform/privacy/privacy')

const flags = (over: object) => setBoot({ addon_is_exit: over, development: 1, style_theme: 'red' } as never)

describe('page gate', () => {
  beforeEach(() => {
    flags({})
    dropToken()
  })

  test('a guest at a page for members is taken to login, once, and is let in afterwards', async () => {
    unitPage.at('/pages/order/list/list?status=all')
    const { result, rerender } = renderHook(() => usePageGate())
    expect(result.current).toBe('guest')
    await act(async () => rerender())
    const login = unitPage.log.filter((line) => line.includes('login'))
    expect(login).toEqual([
      `navigateTo /pages/login/login/login?back=${encodeURIComponent('/pages/order/list/list?status=all')}`,
    ])
    unitPage.at('/pages/order/list/list?status=all')
    await act(async () => signIn('me'))
    expect(result.current).toBe('open')
  })

  test('a page of an addon that is off is empty', () => {
    unitPage.at('/promotionpages/seckill/list/list')
    const { result } = renderHook(() => usePageGate())
    expect(result.current).toBe('open')
    act(() => flags({ seckill: 0 }))
    expect(result.current).toBe('off')
  })

  test('the home of a shop is empty while shops are hidden, and there again afterwards', () => {
    const shops = (development: number) => setBoot({ addon_is_exit: {}, development, style_theme: 'red' } as never)
    unitPage.at('/otherpages/shop/index/index?site_id=3')
    const { result } = renderHook(() => usePageGate())
    expect(result.current).toBe('open')
    act(() => shops(0))
    expect(result.current).toBe('off')
    act(() => shops(1))
    expect(result.current).toBe('open')
  })
})

describe('privacy consent', () => {
  const answer = () => ({ agree: jest.fn(), disagree: jest.fn() })
  let need: (given: ReturnType<typeof answer>) => void

  beforeEach(() => {
    watchPrivacy()
    const { privacy } = jest.requireMock<{ privacy: { need: typeof need } }>('@/platform/privacy/privacy')
    need = privacy.need
  })

  test('agreeing lets everything go on that waited', () => {
    const [one, two] = [answer(), answer()]
    const { result } = renderHook(() => usePrivacyNeeded())
    expect(result.current).toBe(false)
    act(() => {
      need(one)
      need(two)
    })
    expect(result.current).toBe(true)
    act(() => agreeToPrivacy('button'))
    expect(one.agree).toHaveBeenCalledWith('button')
    expect(two.agree).toHaveBeenCalledWith('button')
    expect(result.current).toBe(false)
  })

  test('disagreeing blocks and says why', () => {
    const one = answer()
    const { result } = renderHook(() => useToast())
    act(() => need(one))
    act(() => refusePrivacy())
    expect(one.disagree).toHaveBeenCalled()
    expect(one.agree).not.toHaveBeenCalled()
    expect(result.current.text).toContain('隐私')
  })

  test('of three that wait each is answered once; later ones ask again', () => {
    const all = [answer(), answer(), answer()]
    const { result } = renderHook(() => usePrivacyNeeded())
    act(() => all.forEach(need))
    act(() => refusePrivacy())
    act(() => agreeToPrivacy('late'))
    expect(all.map(({ agree, disagree }) => [agree.mock.calls.length, disagree.mock.calls.length])).toEqual(
      all.map(() => [0, 1]),
    )
    const next = answer()
    act(() => need(next))
    expect(result.current).toBe(true)
    act(() => agreeToPrivacy('button'))
    expect(next.agree).toHaveBeenCalledTimes(1)
  })

  test('the policy can be read at any time, and consent be taken back', async () => {
    keepAuthInfo({ weapp_openid: 'o', nickName: '小明' })
    expect(await readPrivacyPolicy()).toBe(true)
    withdrawPrivacy()
    const { privacy } = jest.requireMock<{ privacy: { shown: string[] } }>('@/platform/privacy/privacy')
    expect([privacy.shown, authInfo()]).toEqual([['policy'], {}])
  })
})

test('each toast is a new one, an empty word is none', () => {
  const { result } = renderHook(() => useToast())
  const { id } = result.current
  act(() => toast('a'))
  act(() => toast('a'))
  act(() => toast(''))
  expect(result.current).toEqual({ text: 'a', id: id + 2 })
})

test('the language is kept, restored at the next start and told to the browser', async () => {
  await act(() => setLocale('en-us'))
  expect(document.documentElement.lang).toBe('en')
  expect(JSON.parse(localStorage.getItem('locale') ?? '')).toBe('en-us')
  await act(() => setLocale('zh-cn'))
  localStorage.setItem('locale', '"en-us"')
  act(() => restoreLocale())
  expect(document.documentElement.lang).toBe('en')
  localStorage.setItem('locale', '"klingon"')
  act(() => restoreLocale())
  expect(document.documentElement.lang).toBe('zh-CN')
})
