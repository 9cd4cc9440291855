import { act, fireEvent, render } from '@testing-library/react'
import type { MemberInfo } from '@mall/contract/member'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { Menu } from './parts/Menu'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const entry = (tag: string, url: string) => ({ tag, text: tag, img: '', url })
const boot = (fenxiao: number) =>
  setBoot({ addon_is_exit: { fenxiao }, development: 1, style_theme: 'red', default_img: {} } as never)

let clock = Date.now()
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  act(() => {
    boot(1)
    signIn('m')
    beginEra()
  })
  const list = [entry('fenxiao', 'fenxiao/index/index'), entry('membersignin', 'otherpages/member/signin/signin')]
  mall.on('/api/diyview/memberIndex', { data: { menuList: list } })
})
afterEach(() => act(() => dropToken()))

async function show(info: Partial<MemberInfo> | undefined) {
  unitPage.at(`/${routes.member.path}`)
  render(<Menu info={info as MemberInfo | undefined} />)
  await unitPage.settled()
}
const tap = (tag: string) => act(async () => void fireEvent.click(document.querySelector(`.t-menu-${tag}`)!))

test.each([
  ['a distributor', { is_fenxiao: 1 }, 'navigateTo /fenxiao/index/index'],
  ['a member who is none', { is_fenxiao: 0 }, 'navigateTo /fenxiao/apply/apply'],
] as const)('distribution leads %s on', async (_, info, address) => {
  await show(info)
  await tap('fenxiao')
  expect(unitPage.log).toEqual([address])
})

test('a guest logs in first and goes on to the centre', async () => {
  act(() => dropToken())
  await show(undefined)
  await tap('fenxiao')
  expect(unitPage.log).toEqual([`navigateTo /${routes.login.path}?back=%2Ffenxiao%2Findex%2Findex`])
})

test('other entries lead where they say', async () => {
  await show({ is_fenxiao: 0 })
  await tap('membersignin')
  expect(unitPage.log).toEqual(['navigateTo /otherpages/member/signin/signin'])
})

test('a mall without distribution has no such entry', async () => {
  act(() => boot(0))
  await show({ is_fenxiao: 1 })
  expect(document.querySelector('.t-menu-fenxiao')).toBeNull()
  expect(document.querySelector('.t-menu-membersignin')).not.toBeNull()
})
