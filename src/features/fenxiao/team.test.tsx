import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { TeamMember } from '@mall/contract/fenxiao'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { TeamScreen } from './TeamScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const own = '/fenxiao/api'
const team = `${own}/fenxiao/team`

const day = (text: string) => Date.parse(`${text}T12:00:00+08:00`) / 1000
const plain = (member_id: number, more: Partial<TeamMember> = {}): TeamMember => ({
  ...{ member_id, nickname: `会员${member_id}`, headimg: '', is_fenxiao: 0, reg_time: day('2026-03-01') },
  ...{ order_money: '320.00', order_complete_money: '120.00', order_num: 5, order_complete_num: 2 },
  ...{ fenxiao_id: 0, fenxiao_no: '', fenxiao_name: '', audit_time: 0, level_name: '', ...more },
})
const page = (list: TeamMember[], count = list.length) => ({
  data: { page_count: Math.ceil(count / 10), count, list },
})

let clock = Date.now()
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  act(() => {
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('t')
    beginEra()
  })
  mall.on(`${own}/config/words`, {
    data: { ...{ concept: '', fenxiao_name: '推广员', withdraw: '', account: '' }, my_team: '我的伙伴', child: '好友' },
  })
  mall.on(`${own}/fenxiao/detail`, { data: { fenxiao_id: 3, status: 1 } })
  mall.on(`${own}/config/basics`, { data: { level: 2, internal_buy: 0, is_examine: 1 } })
  mall.on(`${own}/fenxiao/teamnum`, { data: 14 })
  mall.on(team, ({ params }) => page(Number(params.level) === 0 ? [plain(4)] : []))
})
afterEach(() => act(() => dropToken()))

async function show() {
  unitPage.at(`/${routes.fenxiaoTeam.path}`)
  render(<TeamScreen />)
  await unitPage.settled()
}
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const there = (handle: string) => document.querySelector(handle) !== null
const texts = (handle: string) => [...document.querySelectorAll(handle)].map((one) => one.textContent)
const asked = () => mall.to(team).map(({ params }) => [Number(params.level), Number(params.page)])

test('who came by him, in the words of the mall', async () => {
  await show()
  expect(texts('.t-title')).toEqual(['我的伙伴'])
  expect(texts('.t-team-total')).toEqual(['共 14 人'])
  expect(texts('[role=tab]')).toEqual(['普通好友', '一级推广员', '二级推广员'])
  expect(texts('.t-team-member')).toEqual(['会员42026-03-01 注册¥320.00下单 5 笔¥120.00完成 2 笔'])
})

test('distributors have their name, level and day', async () => {
  const one = { is_fenxiao: 1, fenxiao_name: '好物铺', level_name: '二星', audit_time: day('2026-04-02') } as const
  mall.on(team, ({ params }) =>
    page(Number(params.level) === 1 ? [plain(5, one), plain(6, { ...one, nickname: '' })] : []),
  )
  await show()
  await tap('.t-tab-1')
  await waitFor(() => expect(there('.t-team-member')).toBe(true))
  expect(texts('.t-team-member')).toEqual([
    expect.stringContaining('会员5二星好物铺2026-04-02 加入'),
    expect.stringContaining('好物铺二星2026-04-02 加入'),
  ])
})

test.each([
  [0, ['普通好友', '一级推广员']],
  [1, ['普通好友', '一级推广员']],
  [2, ['普通好友', '一级推广员', '二级推广员']],
  [3, ['普通好友', '一级推广员', '二级推广员']],
])('a mall that pays %i levels', async (level, tabs) => {
  mall.on(`${own}/config/basics`, { data: { level, internal_buy: 0, is_examine: 1 } })
  await show()
  expect(texts('[role=tab]')).toEqual(tabs)
})

test('further pages come at the end of the list, each tab has its own', async () => {
  mall.on(team, ({ params }) => {
    const from = (Number(params.page) - 1) * 10
    const rows = Array.from({ length: Math.min(10, 14 - from) }, (_, i) => plain(Number(params.level) * 100 + from + i))
    return page(rows, 14)
  })
  await show()
  expect(texts('.t-team-member')).toHaveLength(10)
  await act(async () => unitPage.fire('reachBottom'))
  await waitFor(() => expect(texts('.t-team-member')).toHaveLength(14))
  expect(there('.t-no-more')).toBe(true)
  await tap('.t-tab-2')
  await waitFor(() => expect(texts('.t-team-member')[0]).toContain('会员200'))
  expect(asked()).toEqual([
    [0, 1],
    [0, 2],
    [2, 1],
  ])
})

test('nobody yet: the way to invite', async () => {
  mall.on(team, page([]))
  await show()
  expect(screen.getByText('还没有普通好友')).toBeInTheDocument()
  await tap('.t-invite')
  expect(unitPage.log).toEqual(['navigateTo /fenxiao/promote_code/promote_code'])
})

test('a pull asks for the rows and the number again', async () => {
  await show()
  mall.on(`${own}/fenxiao/teamnum`, { data: 15 })
  mall.on(team, page([plain(4), plain(5)]))
  await act(async () => unitPage.fire('pullDown'))
  await waitFor(() => expect(texts('.t-team-member')).toHaveLength(2))
  expect(texts('.t-team-total')).toEqual(['共 15 人'])
})

test('rows that do not come are asked for again', async () => {
  mall.on(team, { code: -1, message: '团队暂时无法查看' })
  await show()
  await screen.findByText('团队暂时无法查看')
  mall.on(team, page([plain(4)]))
  await tap('.t-retry')
  await waitFor(() => expect(there('.t-team-member')).toBe(true))
})

test('who is none asks for no team', async () => {
  mall.on(`${own}/fenxiao/detail`, { data: null })
  await show()
  expect(there('.t-no-distributor')).toBe(true)
  expect(mall.to(team)).toEqual([])
})
