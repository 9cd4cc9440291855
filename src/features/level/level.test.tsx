import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { dropToken, signIn } from '@/session/token'
import { LevelScreen } from './LevelScreen'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
const mall = network as unknown as FakeNetwork

const level = { remark: '', is_free_shipping: 0, send_point: 0, send_balance: '0.00', send_coupon: '' }
const plain = {
  ...level,
  level_id: 1,
  level_name: '普通会员',
  growth: 0,
  consume_discount: 10,
  point_feedback: '100.00',
}
const silver = { ...plain, level_id: 2, level_name: '银卡会员', growth: 1000, consume_discount: 9.8 }
const gold = {
  ...{ ...silver, level_id: 3, level_name: '金卡会员', growth: 5000, remark: '全场九五折', consume_discount: 9.5 },
  ...{ point_feedback: '150.00', is_free_shipping: 1, send_point: 80, send_balance: '10.00', send_coupon: '8,404' },
}
const texts = (handle: string) => [...document.querySelectorAll(handle)].map((one) => one.textContent)

let members = 0
beforeEach(() => {
  mall.reset()
  mockOpen.mockClear()
  act(() => signIn(`level${(members += 1)}`))
  unitPage.at(`/${routes.memberLevel.path}`)
  mall.on('/api/member/info', { data: { member_level: 2, member_level_name: '银卡会员', growth: 1400 } })
  mall.on('/api/memberlevel/lists', { data: [plain, silver, gold] })
  mall.on('/coupon/api/coupon/couponbyid', { data: [{ coupon_type_id: 8, coupon_name: '满 100 减 10' }] })
  mall.on('/api/memberaccount/page', { data: { page_count: 0, count: 0, list: [] } })
})
afterEach(() => act(() => dropToken()))

test('the level there is, the way to the next, and what each brings', async () => {
  render(<LevelScreen />)
  await waitFor(() => screen.getByText('再得 3600 成长值，升级为金卡会员'))
  expect(texts('.t-present-level')[0]).toContain('银卡会员成长值 1400')
  expect(document.querySelector('.t-level-progress')?.getAttribute('aria-label')).toBe('升级进度 10%')
  expect(texts('.t-level-reached')[0]).toContain('普通会员已达成')
  expect(texts('.t-level-present')[0]).toContain('银卡会员当前等级')
  expect(texts('.t-level-to-come')[0]).toContain('金卡会员需 5000 成长值全场九五折')
  expect(texts('.t-benefit')).toEqual(['暂无额外权益', '购物 9.8 折', '购物 9.5 折', '积分 1.5 倍', '全场包邮'])
  // a coupon that is no more has no name
  await waitFor(() =>
    expect(texts('.t-level-gifts')).toEqual(['升级礼，仅一次升级送 80 积分升级送 ¥10.00 余额满 100 减 10']),
  )
  expect(mall.to('/coupon/api/coupon/couponbyid')[0]?.params.id).toBe('8,404')
  fireEvent.click(document.querySelector('.t-growth-rules') as Element)
  expect(mockOpen).toHaveBeenCalledWith(routes.levelGrowthRules)
})

test('on the highest there is nothing to reach', async () => {
  mall.on('/api/member/info', { data: { member_level: 3, member_level_name: '金卡会员', growth: 5000 } })
  render(<LevelScreen />)
  await waitFor(() => screen.getByText('已经是最高等级'))
  expect(document.querySelector('.t-level-progress')).toBeNull()
})

test('a mall without levels says so and leads on', async () => {
  mall.on('/api/memberlevel/lists', { data: [] })
  mall.on('/api/member/info', { data: { member_level: 0, member_level_name: '', growth: 0 } })
  render(<LevelScreen />)
  await waitFor(() => screen.getByText('商城还没有设置会员等级'))
  expect(document.querySelector('.t-empty-go')).toBeTruthy()
})

test('levels that do not come are asked for again', async () => {
  mall.on('/api/memberlevel/lists', { code: -1, message: '等级暂时无法查看' })
  render(<LevelScreen />)
  await waitFor(() => screen.getByText('等级暂时无法查看'))
  mall.on('/api/memberlevel/lists', { data: [plain, silver, gold] })
  fireEvent.click(document.querySelector('.t-retry') as Element)
  await waitFor(() => expect(document.querySelector('.t-level')).toBeTruthy())
})
