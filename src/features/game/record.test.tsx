import { act, fireEvent, render } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { dropToken, signIn } from '@/session/token'
import { GameRecordScreen } from './GameRecordScreen'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const path = '/api/game/recordPage'

const draw = (more: object = {}) => ({
  ...{ member_nick_name: '林晓雨', points: 10, is_winning: 0, award_name: '', award_type: 0, relate_id: 0 },
  ...{ relate_name: '', point: 0, balance: '0.00', create_time: 1_795_000_000 },
  ...more,
})
const all = (name: string) => [...document.querySelectorAll<HTMLElement>(`.${name}`)]

beforeEach(() => {
  mall.reset()
  act(() => signIn('gambler'))
})
afterEach(() => act(() => dropToken()))

async function enter(rows: object[], query = '?id=1795536000000123') {
  mall.on(path, { data: { count: rows.length, page_count: 1, list: rows } })
  unitPage.at(`/${routes.gameRecord.path}${query}`)
  render(<GameRecordScreen />)
  await unitPage.settled()
}

test('each draw says what came of it and what it took', async () => {
  await enter([
    draw({ is_winning: 1, award_name: '二等奖', award_type: 2, balance: '5.00', relate_id: 0 }),
    draw({ points: 0 }),
    draw({ is_winning: 1, award_name: '20 积分', award_type: 1, point: 20, relate_id: 0 }),
  ])
  expect(mall.to(path)[0]?.params.id).toBe('1795536000000123')
  expect(all('t-draw-row').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^二等奖¥5.00 余额2026-.*-10 积分查看余额$/),
    expect.stringMatching(/^没有中奖2026-.*免费$/),
    // a prize named by what it brings says it once
    expect.stringMatching(/^20 积分2026-/),
  ])
  fireEvent.click(all('t-prize-way')[0]!)
  await unitPage.settled()
  expect(unitPage.log).toEqual(['navigateTo /otherpages/member/balance/balance'])
})

test('who has never drawn is led on', async () => {
  await enter([])
  expect([all('t-empty')[0]?.textContent, all('t-empty-go').length]).toEqual([
    expect.stringContaining('还没有抽过奖'),
    1,
  ])
})

test.each(['', '?id=0', '?id=abc'])('an address that names nothing, %j, asks nothing', async (query) => {
  await enter([], query)
  expect([all('t-empty-go').length, mall.to(path).length]).toEqual([1, 0])
})
