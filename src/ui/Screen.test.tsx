import { act, fireEvent, render, screen } from '@testing-library/react'
import { defineTexts } from '@/i18n/defineTexts'
import { beginLocale, localeStore } from '@/i18n/locale'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { TabBar } from '@/domain/tab-bar/TabBar'
import * as scroll from '@/platform/lifecycle/scroll'
import { usePlace } from '@/platform/lifecycle/place'
import * as pageTitle from '@/platform/page-title/pageTitle'
import { network } from '@/platform/network/network'
import { setBoot, setClosed } from '@/session/boot'
import { setCartCount } from '@/session/cartCount'
import { setPreferences } from '@/session/preferences'
import { toast } from '@/session/toast'
import { routes } from '@/routes'
import { Screen, type ScreenProps } from './Screen'
import { fillScreenSlots } from './screenSlots'
import type { Waited } from './screenState'

fillScreenSlots({ TabBar, NotOffered: GoBrowsing })

const show = (props: Partial<ScreenProps> = {}) =>
  render(
    <Screen title="标题" {...props}>
      content
    </Screen>,
  )
const waited = (over: Partial<Waited>): Waited => ({
  data: undefined,
  loading: false,
  failure: undefined,
  refresh: jest.fn(async () => undefined),
  ...over,
})

const titled = jest.spyOn(pageTitle, 'setPageTitle')
const scrolled = jest.spyOn(scroll, 'scrollPageTo').mockReturnValue()

beforeEach(() => unitPage.at(`/${routes.goodsList.path}`))

test('names itself in the bar and in the title of the window', () => {
  show()
  expect(screen.getByText('标题')).toHaveClass('t-title')
  expect(titled).toHaveBeenLastCalledWith('标题')
})

test('back goes home when there is no page to go back to', async () => {
  const { container } = show()
  await act(async () => void fireEvent.click(container.querySelector('.t-back')!))
  expect(unitPage.log).toEqual([`switchTab /${routes.home.path}`])
})

test('a tab page has no way back; it draws the tab bar with the cart badge', () => {
  unitPage.at(`/${routes.home.path}`)
  act(() => setCartCount({ goods: 120 }))
  const { container } = show({ tab: true })
  expect(container.querySelector('.t-back')).toBeNull()
  expect(container.querySelector('.t-tab-home')!.getAttribute('aria-selected')).toBe('true')
  expect(container.querySelector('.t-tab-cart')).toHaveAccessibleName('99+ 购物车')
  expect(container.querySelector('.t-tab-cart .t-badge')).toHaveTextContent('99+')
  expect(container.querySelector('.t-tab-member .t-badge')).toBeNull()
  act(() => setCartCount({ goods: 0 }))
  expect(container.querySelector('.t-tab-cart .t-badge')).toBeNull()
})

test('what the mall will not show is told its way on, where the page has one', () => {
  const refused = (words?: string) => <GoBrowsing text={words} />
  const fails = (kind: string) => waited({ failure: { kind, message: '商品不存在' } })
  const { container, unmount } = show({ data: fails('refused'), refused })
  expect(container.querySelector('.t-empty')).toHaveTextContent('商品不存在')
  expect(container.querySelector('.t-empty-go')).not.toBeNull()
  expect(container.querySelector('.t-retry')).toBeNull()
  unmount()
  expect(show({ data: fails('network'), refused }).container.querySelector('.t-retry')).not.toBeNull()
})

test('calls that came too often can be tried again after a pause, also where a refusal leads on', async () => {
  jest.useFakeTimers()
  const failure = { kind: 'refused', message: '操作过于频繁，请稍后再试', code: -11004 }
  const one = waited({ failure })
  const { container } = show({ data: one, refused: (words) => <GoBrowsing text={words} /> })
  const retry = () => container.querySelector('.t-retry')!
  expect(screen.getByText('操作过于频繁，请稍后再试')).toBeVisible()
  // what counts the pause is fetched
  await act(() => import('./BusyRetry').then(() => undefined))
  expect(retry()).toHaveTextContent('15 秒后可重试')
  fireEvent.click(retry())
  expect(one.refresh).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(15_000))
  expect(retry()).toHaveTextContent('重新加载')
  fireEvent.click(retry())
  expect(one.refresh).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

test.each([
  [{}, false, ['loading'], 't-skeleton'],
  [{ failure: { kind: 'refused', message: '商品已下架' } }, true, [], 't-failed'],
  [{ failure: { kind: 'offline', message: 'x' } }, true, [], 't-offline'],
])('data %j: content or %s', (over, retry, loading, handle) => {
  const one = waited({ ...over, loading: loading.length > 0 })
  const { container } = show({ data: one })
  expect(container.querySelector(`.${handle}`)).not.toBeNull()
  expect(screen.queryByText('content')).toBeNull()
  if (!retry) return
  fireEvent.click(container.querySelector('.t-retry')!)
  expect(one.refresh).toHaveBeenCalledTimes(1)
})

test('what is there is shown, also while it is asked again or that failed', () => {
  show({
    data: [waited({ data: 1, loading: true }), waited({ data: 2, failure: { kind: 'refused', message: 'x' } })],
    bottom: 'buy',
  })
  expect(screen.getByText('content')).toBeVisible()
  expect(screen.getByText('buy')).toBeVisible()
})

test('the server’s words say why; the bar at the bottom waits', () => {
  show({ data: waited({ failure: { kind: 'refused', message: '商品已下架' } }), bottom: 'buy' })
  expect(screen.getByText('商品已下架')).toBeVisible()
  expect(screen.queryByText('buy')).toBeNull()
})

test('a closed mall says why in place of the content, whatever the page is, and can be tried again', async () => {
  unitPage.at(`/${routes.orderList.path}`)
  const asked = jest.spyOn(network, 'request')
  const onRefresh = jest.fn(async () => undefined)
  const answer = (wap_status: number) =>
    asked.mockResolvedValue({
      status: 200,
      text: JSON.stringify({ code: 0, message: '', data: { wap_status, close_reason: '系统升级中' } }),
    })
  answer(0)
  act(() => setClosed('系统升级中'))
  const { container } = show({ onRefresh, bottom: 'buy', data: waited({ loading: true }) })
  expect(screen.getByText('系统升级中')).toBeVisible()
  expect(screen.queryByText('buy')).toBeNull()
  await act(async () => void fireEvent.click(container.querySelector('.t-closed .t-retry')!))
  expect(screen.getByText('系统升级中')).toBeVisible()
  answer(1)
  await act(() => unitPage.fire('pullDown'))
  expect(onRefresh).not.toHaveBeenCalled()
  expect(container.querySelector('.t-closed')).toBeNull()
  await act(() => unitPage.fire('pullDown'))
  expect(onRefresh).toHaveBeenCalledTimes(1)
  asked.mockRestore()
})

test('what comes late stands in its own page, whatever is shown by then', async () => {
  const Late = () => <>{usePlace().path}</>
  const late = (there: boolean) => <Screen title="标题">{there && <Late />}</Screen>
  const { rerender } = render(late(false))
  unitPage.navigate('navigateTo', `/${routes.login.path}`)
  rerender(late(true))
  expect(screen.getByText(routes.goodsList.path)).toBeVisible()
  rerender(late(false))
  await act(() => unitPage.fire('hide'))
  rerender(late(true))
  expect(screen.getByText(routes.goodsList.path)).toBeVisible()
})

test('a page that is made while the app is in the background knows its place', async () => {
  await act(() => unitPage.fire('hide'))
  show({ data: waited({ data: 1 }) })
  expect(screen.getByText('content')).toBeVisible()
})

test('pulling down refreshes', async () => {
  const onRefresh = jest.fn(async () => undefined)
  show({ onRefresh })
  await act(() => unitPage.fire('pullDown'))
  expect(onRefresh).toHaveBeenCalledTimes(1)
})

test('the way back up appears after 1000 units', async () => {
  const { container } = show()
  const button = () => container.querySelector('.t-to-top')
  await act(() => unitPage.fire('scroll', { scrollTop: 1000 }))
  expect(button()).toBeNull()
  await act(() => unitPage.fire('scroll', { scrollTop: 1001 }))
  fireEvent.click(button()!)
  expect(scrolled).toHaveBeenLastCalledWith(0)
  await act(() => unitPage.fire('scroll', { scrollTop: 0 }))
  expect(button()).toBeNull()
})

test('a toast stays 1500 ms, the same words twice are seen twice, and a new page does not repeat it', () => {
  jest.useFakeTimers()
  const { container, unmount } = show()
  const shown = () => container.querySelector('.t-toast')
  act(() => toast('已加入购物车'))
  expect(shown()).toHaveTextContent('已加入购物车')
  act(() => jest.advanceTimersByTime(1400))
  act(() => toast('已加入购物车'))
  act(() => jest.advanceTimersByTime(1400))
  expect(shown()).not.toBeNull()
  act(() => jest.advanceTimersByTime(100))
  expect(shown()).toBeNull()
  unmount()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
  expect(show().container.querySelector('.t-toast')).toBeNull()
})

test('wears the theme of the mall, or the one the shopper chose', () => {
  const { container } = show()
  const root = container.querySelector<HTMLElement>('.mall')!
  const colour = () => root.style.getPropertyValue('--primary')
  act(() => setBoot({ style_theme: { name: 'blue', main_color: '', aux_color: '' } } as never))
  expect(colour()).toBe('#1677ff')
  act(() => setPreferences({ theme: 'green', textSize: 'large' }))
  expect([colour(), root.style.getPropertyValue('--text-scale')]).toEqual(['#07a35a', '1.15'])
})

test('an addon that is off shows the empty state, and leads on', async () => {
  unitPage.at(`/${routes.coupons.path}`)
  act(() => setBoot({ style_theme: 'red', addon_is_exit: { coupon: 0, platformcoupon: 0 } } as never))
  const { container } = show()
  // past the guard against double taps
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000)
  expect(screen.queryByText('content')).toBeNull()
  expect(screen.getByText('这里空空如也')).toBeVisible()
  await act(async () => void fireEvent.click(container.querySelector('.t-empty-go')!))
  expect(unitPage.log).toEqual([`switchTab /${routes.home.path}`])
})

test('content that breaks leaves the bar and can be tried again', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const Content = () => {
    if (broken) throw new Error('broken content')
    return <>content</>
  }
  const { container } = render(
    <Screen title="标题">
      <Content />
    </Screen>,
  )
  expect(container.querySelector('.t-back')).not.toBeNull()
  broken = false
  fireEvent.click(container.querySelector('.t-retry')!)
  expect(screen.getByText('content')).toBeVisible()
  said.mockRestore()
})

test('a clear bar gets its ground when the page is scrolled', async () => {
  const { container } = show({ bar: 'clear' })
  const bar = container.querySelector('.place')!
  expect(bar).toHaveClass('clear')
  await act(() => unitPage.fire('scroll', { scrollTop: 121 }))
  expect(bar).not.toHaveClass('clear')
  await act(() => unitPage.fire('scroll', { scrollTop: 0 }))
  expect(bar).toHaveClass('clear')
})

test('a tab whose picture does not load shows our icon', () => {
  const link = { wap_url: `/${routes.cart.path}` }
  const list = [{ title: 'cart', iconPath: 'upload/a.png', selectedIconPath: '', link }]
  const value = JSON.stringify({ type: 1, backgroundColor: '', textColor: '', textHoverColor: '', list })
  act(() => setBoot({ style_theme: 'red', addon_is_exit: {}, diy_bottom_nav: { value } } as never))
  unitPage.at(`/${routes.home.path}`)
  const { container } = show({ tab: true })
  fireEvent.error(container.querySelector('.t-tab-cart img')!)
  expect(container.querySelector('.t-tab-cart img')).toBeNull()
  expect(container.querySelector('.t-tab-cart .icon')).toHaveClass('cart')
})

test('no word is drawn before its language is here; missing words are told in both, with ways on', async () => {
  let fail: (error: Error) => void = () => undefined
  const load = jest
    .fn<Promise<{ default: { greeting: string } }>, []>()
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    .mockResolvedValue({ default: { greeting: 'Hello' } })
  const useTexts = defineTexts({ greeting: '你好' }, load)
  const Greeting = () => <>{useTexts().greeting}</>
  const { container } = render(
    <Screen title="标题">
      <Greeting />
    </Screen>,
  )
  await act(async () => void beginLocale('en-us'))
  expect(container).toHaveTextContent(/^$/)
  await act(async () => fail(new Error('offline')))
  expect(container.querySelector('.t-words-missing')).toHaveTextContent(/English could not be loaded英文内容加载失败/)
  await act(async () => void fireEvent.click(container.querySelector('.t-retry')!))
  expect(container).toHaveTextContent('Hello')
  act(() => localeStore.setState({ words: 'missing' }))
  await act(async () => void fireEvent.click(container.querySelector('.t-in-chinese')!))
  expect(container).toHaveTextContent('你好')
})
