import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { dropToken, signIn } from '@/session/token'
import { MessageBell } from './MessageBell'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const path = '/sitemessage/api/sitemessage/getpermessagecount'
const boot = (sitemessage: number) =>
  act(() => setBoot({ addon_is_exit: { sitemessage }, development: 1, style_theme: 'red', default_img: {} } as never))
const badge = () => document.querySelector('.t-badge')?.textContent
const bell = () => document.querySelector('.t-messages')

let members = 0
beforeEach(() => {
  mall.reset()
  boot(1)
  act(() => signIn(`m${(members += 1)}`))
  mall.on(path, { data: { count: 3 } })
  unitPage.at(`/${routes.member.path}`)
})
afterEach(() => act(() => dropToken()))

test('a member sees how many are unread, and the way to them', async () => {
  render(<MessageBell />)
  await waitFor(() => expect(badge()).toBe('3'))
  expect(bell()?.getAttribute('aria-label')).toBe('消息，3 条未读')
  await act(async () => void fireEvent.click(bell()!))
  expect(unitPage.log).toEqual([`navigateTo /${routes.messages.path}`])
})

test('a guest is asked for nothing, and is led to the login', async () => {
  act(() => dropToken())
  render(<MessageBell />)
  await unitPage.settled()
  expect([badge(), mall.to(path).length]).toEqual([undefined, 0])
  await act(async () => void fireEvent.click(bell()!))
  expect(unitPage.log[0]).toContain(`/${routes.login.path}?back=`)
})

test('a count that does not come is worth no word', async () => {
  mall.on(path, { code: -1, message: '稍后再试' })
  render(<MessageBell />)
  await unitPage.settled()
  expect([badge(), bell()?.getAttribute('aria-label')]).toEqual([undefined, '消息'])
})

test('without the addon there is no bell', async () => {
  boot(0)
  render(<MessageBell />)
  await unitPage.settled()
  expect([bell(), mall.to(path).length]).toEqual([null, 0])
})
