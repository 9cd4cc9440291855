import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FenxiaoLevel } from '@mall/contract/fenxiao'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { LevelScreen } from './LevelScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const own = '/fenxiao/api'

const level = (level_num: number, more: Partial<FenxiaoLevel> = {}): FenxiaoLevel => ({
  ...{ level_id: level_num * 10, level_num, level_name: `${level_num} 星`, upgrade_type: 1 },
  ...{ one_rate: `${8 + 2 * level_num}.00`, two_rate: '5.50', three_rate: '2.00' },
  ...{ fenxiao_order_num: 0, fenxiao_order_meney: '0.00', one_fenxiao_order_num: 0, one_fenxiao_order_money: '0.00' },
  ...{ order_num: 0, order_money: '0.00', child_num: 0, child_fenxiao_num: 0, one_child_num: 0 },
  ...{ one_child_fenxiao_num: 0, ...more },
})
const [low, mid, high] = [level(1), level(2), level(3, { one_fenxiao_order_num: 5, fenxiao_order_meney: '500.00' })]
const stand = (last_level: FenxiaoLevel | null, more: object = {}) =>
  mall.on(`${own}/fenxiao/detail`, {
    data: {
      ...{ fenxiao_id: 3, status: 1, level_id: 20, level_name: '2 星', one_fenxiao_order_num: 4, one_child_num: 2 },
      ...{ condition: { last_level }, ...more },
    },
  })
const basics = (paid: number) =>
  mall.on(`${own}/config/basics`, { data: { level: paid, internal_buy: 0, is_examine: 1 } })

let clock = Date.now()
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  act(() => {
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('l')
    beginEra()
  })
  stand(high)
  basics(2)
  mall.on(`${own}/level/lists`, { data: [high, low, mid] })
})
afterEach(() => act(() => dropToken()))

async function show(query = '') {
  unitPage.at(`/${routes.fenxiaoLevel.path}${query}`)
  render(<LevelScreen />)
  await unitPage.settled()
}
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const there = (handle: string) => document.querySelector(handle) !== null
const texts = (handle: string) => [...document.querySelectorAll(handle)].map((one) => one.textContent)

test('the level there is, the way to the next, and all in their order', async () => {
  await show()
  expect(texts('.t-present-level')).toEqual(['2 星12%一级佣金5.5%二级佣金'])
  expect(texts('.t-way')[0]).toContain('升级到3 星满足以下任一条件即可升级')
  expect(texts('.t-step-one-fenxiao-order-num')).toEqual([expect.stringContaining('一级分销订单数4 / 5')])
  expect(document.querySelector('.t-step [role=progressbar]')?.getAttribute('aria-label')).toBe(
    '一级分销订单数，已完成 80%',
  )
  // the mall tells how much is needed, but no figure of the distributor
  expect(texts('.t-step-fenxiao-order-meney')).toEqual(['分销订单金额需 ¥500.00'])
  expect(texts('.t-level')).toEqual([
    '1 星已达成10%一级佣金5.5%二级佣金',
    '2 星当前等级12%一级佣金5.5%二级佣金',
    '3 星14%一级佣金5.5%二级佣金',
  ])
  expect(mall.to(`${own}/fenxiao/level`)).toEqual([])
})

test.each([
  [0, []],
  [1, ['一级佣金']],
  [3, ['一级佣金', '二级佣金', '三级佣金']],
])('a mall that pays %i levels', async (paid, captions) => {
  basics(paid)
  await show()
  const shown = texts('.t-present-level')[0] ?? ''
  expect(['一级佣金', '二级佣金', '三级佣金'].filter((one) => shown.includes(one))).toEqual(captions)
  if (paid === 0) expect(shown).toContain('商城暂未开启收益')
})

test.each([
  ['all of them', { upgrade_type: 2, one_child_num: 9, one_fenxiao_order_num: 5 }, '满足以下全部条件即可升级'],
  ['what is reached', { one_child_num: 2 }, '条件已达成，稍后自动升级'],
  ['no condition', { one_fenxiao_order_num: 0, fenxiao_order_meney: '0.00' }, '由商城为您升级'],
] as const)('the way says so: %s', async (_, more, words) => {
  stand({ ...high, ...more })
  await show()
  expect(texts('.t-way-hint')).toEqual([words])
})

test('on the highest there is nothing to reach', async () => {
  stand(null, { level_id: 30, level_name: '3 星' })
  await show()
  expect(texts('.t-top-level')).toEqual(['已经是最高等级'])
  expect(there('.t-way')).toBe(false)
})

test('a mall with one level speaks of no highest', async () => {
  stand(null)
  mall.on(`${own}/level/lists`, { data: [mid] })
  await show()
  expect(there('.t-top-level')).toBe(false)
  expect(texts('.t-level')).toHaveLength(1)
})

test('a level that the list leaves out is asked for by itself', async () => {
  mall.on(`${own}/level/lists`, { data: [low, high] })
  mall.on(`${own}/fenxiao/level`, { data: mid })
  await show()
  expect(mall.to(`${own}/fenxiao/level`)[0]?.params.level).toBe('20')
  expect(texts('.t-present-level')).toEqual(['2 星12%一级佣金5.5%二级佣金'])
  expect(texts('.t-level-reached')).toHaveLength(1)
})

test('levels that do not come are asked for again', async () => {
  mall.on(`${own}/level/lists`, { code: -1, message: '等级暂时无法查看' })
  await show()
  await screen.findByText('等级暂时无法查看')
  mall.on(`${own}/level/lists`, { data: [low, mid, high] })
  await tap('.t-retry')
  await waitFor(() => expect(there('.t-level')).toBe(true))
})

test.each([
  ['?back=%2Ffenxiao%2Findex%2Findex&redirect=redirectTo', '/fenxiao/index/index'],
  ['?back=javascript%3Aalert(1)&redirect=%3Cscript%3E', '/pages/index/index/index'],
])('with %s the way back leads to %s', async (query, address) => {
  await show(query)
  await tap('.t-back')
  await unitPage.settled()
  expect(unitPage.log.join()).toContain(address)
})

test('who is none, and who is frozen', async () => {
  stand(high, { status: -1 })
  await show()
  expect(there('.t-frozen') && there('.t-level')).toBe(true)
  mall.on(`${own}/fenxiao/detail`, { data: null })
  clock += 60_000
  await act(async () => unitPage.fire('show'))
  await waitFor(() => expect(there('.t-no-distributor')).toBe(true))
  expect(there('.t-level')).toBe(false)
})
