import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { motion } from '@/platform/motion/motion'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { ScratchCardScreen } from './ScratchCardScreen'
import { SmashEggsScreen } from './SmashEggsScreen'
import { TurntableScreen } from './TurntableScreen'

jest.mock('@/platform/network/network')
const mockToast = jest.fn()
jest.mock('@/session/toast', () => ({
  ...jest.requireActual('@/session/toast'),
  toast: (text: string) => mockToast(text),
}))
const mockAsk = jest.fn()
jest.mock('@/ui/ask', () => ({ ask: (question: object) => mockAsk(question) }))
const mall = network as unknown as FakeNetwork

const faces = {
  turntable: { Screen: TurntableScreen, route: routes.turntable, touch: 't-draw' },
  cards: { Screen: ScratchCardScreen, route: routes.scratchCards, touch: 't-draw' },
  egg: { Screen: SmashEggsScreen, route: routes.smashEggs, touch: 't-egg' },
} as const
type Face = keyof typeof faces
const all = Object.keys(faces) as Face[]
const info = (face: Face) => `/${face}/api/${face}/info`
const lottery = (face: Face) => `/${face}/api/${face}/lottery`

const award = (award_id: number, award_name: string) => ({ award_id, award_name, award_img: '' })
const awards = [award(11, '一等奖'), award(12, '二等奖'), award(13, '三等奖'), award(14, '四等奖')]
const game = (more: object = {}) => ({
  ...{
    game_id: 1,
    game_name: '周年抽奖',
    points: 10,
    start_time: 1,
    end_time: now() + 900,
    status: 1,
    remark: '每天都能抽',
  },
  ...{ no_winning_desc: '下次好运', no_winning_img: '', is_show_winner: 1, level_id: 0, level_name: '', join_type: 1 },
  ...{ join_frequency: 3, surplus_num: 2, award: awards.flatMap((one) => [one, award(-1, '下次好运')]) },
  ...{ draw_record: [{ member_nick_name: '林***', award_name: '二等奖', create_time: 9 }] },
  ...more,
})
const nothing = {
  is_winning: 0,
  award_id: 0,
  award_name: '',
  award_type: 0,
  relate_id: 0,
  relate_name: '',
  point: 0,
  balance: '0.00',
}
const won = (more: object) => ({ ...nothing, is_winning: 1, award_id: 12, award_name: '二等奖', ...more })

let members = 0
beforeEach(() => {
  mall.reset()
  mockToast.mockClear()
  mockAsk.mockReset().mockResolvedValue(false)
  jest.spyOn(motion, 'reduced').mockReturnValue(true)
  // nothing is drawn here: the button alone reveals a card
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn(`gambler${(members += 1)}`)
  })
  shows('turntable')
  owns(50)
})
afterEach(() => act(() => dropToken()))

const shows = (face: Face, more?: object) => mall.on(info(face), { data: game(more) })
const owns = (point: number, member_level = 8) => mall.on('/api/member/info', { data: { point, member_level } })
const handle = (name: string) => [...document.querySelectorAll<HTMLElement>(`.${name}`)]
const text = (name: string) => handle(name)[0]?.textContent ?? ''

async function enter(face: Face = 'turntable', query = '?id=1') {
  const { Screen, route } = faces[face]
  unitPage.at(`/${route.path}${query}`)
  render(<Screen />)
  await waitFor(() => expect(handle('t-game-name')[0] ?? handle('t-empty')[0]).toBeDefined())
  await unitPage.settled()
}
const tap = async (name: string) => {
  fireEvent.click(handle(name)[0]!)
  await unitPage.settled()
}
const draws = async (face: Face = 'turntable') => tap(faces[face].touch)

test('a member sees what a draw takes, what is left, what can be won and who has won', async () => {
  await enter()
  expect([text('t-game-cost'), text('t-game-points'), text('t-draws-left')]).toEqual(['10 积分', '50', '2'])
  expect(handle('t-award').map((one) => one.textContent)).toEqual(['一等奖', '二等奖', '三等奖', '四等奖'])
  expect(text('t-game-rules')).toMatch(/每天都能抽/)
  expect(text('t-winner')).toMatch(/林\*\*\*二等奖/)
  expect([handle('t-game-hint').length, handle('t-countdown').length]).toEqual([0, 1])
  await tap('t-own-draws')
  expect(unitPage.log).toEqual(['navigateTo /promotionpages/game/record/record?id=1'])
})

test.each(all)('%s: one draw shows its result, and points and draws as they are then', async (face) => {
  shows(face)
  mall.on(lottery(face), { data: won({ award_type: 1, point: 100 }) })
  await enter(face)
  owns(140)
  shows(face, { surplus_num: 1 })
  await draws(face)
  await waitFor(() => expect(text('t-prize')).toBe('100 积分'))
  expect([mall.to(lottery(face)).length, mall.to(lottery(face))[0]?.params.id]).toEqual([1, '1'])
  await waitFor(() => expect([text('t-game-points'), text('t-draws-left')]).toEqual(['140', '1']))
  expect(handle('t-again')).toHaveLength(1)
})

test.each([
  ['points', { award_type: 1, point: 100 }, '100 积分', '/otherpages/member/point/point'],
  ['balance', { award_type: 2, balance: '5.00' }, '¥5.00 余额', '/otherpages/member/balance/balance'],
  [
    'a coupon',
    { award_type: 3, relate_id: 4, relate_name: '满减券' },
    '优惠券「满减券」',
    '/otherpages/member/coupon/coupon',
  ],
  [
    'a gift',
    { award_type: 4, relate_id: 2, relate_name: '杯子', order_id: 77 },
    '礼品「杯子」',
    '/otherpages/member/gift_detail/gift_detail?id=77',
  ],
])('who has won %s is told what, and led there', async (_name, more, words, leads) => {
  mall.on(lottery('turntable'), { data: won(more) })
  await enter()
  await draws()
  await waitFor(() => expect(text('t-prize')).toBe(words))
  expect(text('t-won')).toMatch(/二等奖/)
  await tap('t-prize-way')
  expect(unitPage.log).toEqual([`navigateTo ${leads}`])
})

test.each(all)('%s: without a win the game has words of its own', async (face) => {
  shows(face)
  mall.on(lottery(face), { data: nothing })
  await enter(face)
  await draws(face)
  await waitFor(() => expect(text('t-not-won')).toMatch(/下次好运/))
  expect([handle('t-prize').length, handle('t-prize-way').length]).toEqual([0, 0])
})

test('again draws at once on the wheel, with a key of its own', async () => {
  mall.on(lottery('turntable'), { data: nothing })
  await enter()
  await draws()
  await waitFor(() => expect(handle('t-again')).toHaveLength(1))
  await tap('t-again')
  const keys = mall.to(lottery('turntable')).map(({ params }) => params.idempotency_key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 2])
})

test.each(['cards', 'egg'] as const)('again waits for the finger on %s', async (face) => {
  shows(face)
  mall.on(lottery(face), { data: nothing })
  await enter(face)
  await draws(face)
  await waitFor(() => expect(handle('t-again')).toHaveLength(1))
  await tap('t-again')
  expect(mall.to(lottery(face))).toHaveLength(1)
  await draws(face)
  expect(mall.to(lottery(face))).toHaveLength(2)
})

test('the last draw offers no other', async () => {
  shows('turntable', { surplus_num: 1 })
  mall.on(lottery('turntable'), { data: nothing })
  await enter()
  shows('turntable', { surplus_num: 0 })
  await draws()
  await waitFor(() => expect(handle('t-result-done')).toHaveLength(1))
  expect(handle('t-again')).toHaveLength(0)
  await tap('t-result-done')
  expect(text('t-game-hint')).toMatch(/今天的抽奖次数已用完/)
  await draws()
  expect([mall.to(lottery('turntable')).length, mockToast.mock.calls.at(-1)]).toEqual([
    1,
    ['今天的抽奖次数已用完，明天再来吧'],
  ])
})

test.each(all)('%s: a draw whose answer was lost is the same draw when sent again', async (face) => {
  shows(face, { surplus_num: 1 })
  mall.on(lottery(face), new NetworkFault('timeout'))
  await enter(face)
  await draws(face)
  expect(text('t-game-hint')).toMatch(/上次抽奖没有收到结果/)
  // it did arrive: nothing is left, and the page was told so meanwhile
  shows(face, { surplus_num: 0 })
  owns(0)
  await act(() => unitPage.fire('show'))
  await unitPage.settled()
  mall.on(lottery(face), { data: won({ award_type: 2, balance: '5.00' }) })
  await draws(face)
  await waitFor(() => expect(text('t-prize')).toBe('¥5.00 余额'))
  const keys = mall.to(lottery(face)).map(({ params }) => params.idempotency_key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  await waitFor(() => expect(text('t-game-hint')).toMatch(/次数已用完/))
})

test.each(all)('%s: what the mall refuses is told, and the page asks anew', async (face) => {
  shows(face)
  mall.on(lottery(face), { code: -1, message: '活动已结束' })
  await enter(face)
  shows(face, { status: 2 })
  await draws(face)
  expect(mockToast).toHaveBeenCalledWith('活动已结束')
  await waitFor(() => expect(text('t-game-hint')).toBe('活动已结束'))
  expect(handle('t-game-result')).toHaveLength(0)
})

test.each([
  ['is to come', { status: 0, start_time: now() + 99 }, '活动还没开始', 1],
  ['is over', { status: 2 }, '活动已结束', 0],
  ['is closed', { status: 3 }, '活动已关闭', 0],
  ['has no draws left today', { surplus_num: 0 }, '今天的抽奖次数已用完，明天再来吧', 1],
  ['has no draws left at all', { surplus_num: 0, join_type: 0 }, '抽奖次数已用完', 1],
])('a game that %s says so and draws nothing', async (_name, more, words, countdowns) => {
  shows('turntable', more)
  await enter()
  expect([text('t-game-hint'), handle('t-countdown').length]).toEqual([words, countdowns])
  await draws()
  expect(mockToast).toHaveBeenCalledWith(words)
  expect(mall.to(lottery('turntable'))).toHaveLength(0)
})

test('with too few points it says so and leads to the check-in', async () => {
  owns(3)
  await enter()
  expect(text('t-game-hint')).toBe('积分不足：每次需要 10 积分，您有 3 积分')
  mockAsk.mockResolvedValue(true)
  await draws()
  expect(mockAsk.mock.calls).toEqual([[expect.objectContaining({ confirm: '签到赚积分' })]])
  expect(unitPage.log).toEqual(['navigateTo /otherpages/member/signin/signin'])
  expect(mall.to(lottery('turntable'))).toHaveLength(0)
})

test('without the check-in it leads to the points', async () => {
  act(() =>
    setBoot({ addon_is_exit: { membersignin: 0 }, development: 1, style_theme: 'red', default_img: {} } as never),
  )
  owns(3)
  await enter()
  await tap('t-earn')
  expect(unitPage.log).toEqual(['navigateTo /otherpages/member/point/point'])
})

test('for a higher level it names it and leads to the levels', async () => {
  mall.on('/api/memberlevel/lists', {
    data: [
      { level_id: 8, growth: 0 },
      { level_id: 9, growth: 500 },
    ],
  })
  shows('turntable', { level_id: 9, level_name: '金卡会员' })
  await enter()
  expect(text('t-game-hint')).toBe('「金卡会员」及以上等级的会员才能参加')
  await draws()
  expect(mall.to(lottery('turntable'))).toHaveLength(0)
  await tap('t-see-level')
  expect(unitPage.log).toEqual(['navigateTo /otherpages/member/level/level'])
})

test('a guest logs in on the way, and then it is drawn', async () => {
  act(() => dropToken())
  shows('turntable', { surplus_num: 0 })
  mall.on(lottery('turntable'), { data: nothing })
  await enter()
  expect([text('t-game-points'), text('t-draws-left'), handle('t-game-hint').length]).toEqual([
    '登录查看',
    '每人每天 3 次',
    0,
  ])
  await draws()
  expect(unitPage.log.join()).toContain('/pages/login/login/login?back=')
  expect(mall.to(lottery('turntable'))).toHaveLength(0)
  shows('turntable', { surplus_num: 2 })
  act(() => signIn('late'))
  await waitFor(() => expect(handle('t-not-won')).toHaveLength(1))
  expect(mall.to(lottery('turntable'))).toHaveLength(1)
})

test('taps while it runs are one draw', async () => {
  mall.on(lottery('egg'), { data: nothing })
  shows('egg')
  await enter('egg')
  for (const egg of handle('t-egg')) fireEvent.click(egg)
  await unitPage.settled()
  expect(mall.to(lottery('egg'))).toHaveLength(1)
})

test.each(['', '?id=0', '?id=-1', '?id=abc'])('an address that names nothing, %j, leads on', async (query) => {
  await enter('turntable', query)
  expect([text('t-empty'), handle('t-empty-go').length]).toEqual([expect.stringContaining('这个游戏不存在'), 1])
  expect(mall.to(info('turntable'))).toHaveLength(0)
})

test('a game that the mall does not know says so in its words', async () => {
  mall.on(info('turntable'), { code: -1, message: '活动不存在' })
  await enter()
  expect([text('t-empty'), handle('t-empty-go').length]).toEqual([expect.stringContaining('活动不存在'), 1])
})

test('an addon that is off says so', async () => {
  act(() => setBoot({ addon_is_exit: { turntable: 0 }, development: 1, style_theme: 'red', default_img: {} } as never))
  const { Screen, route } = faces.turntable
  unitPage.at(`/${route.path}?id=1`)
  render(<Screen />)
  await unitPage.settled()
  expect([handle('t-wheel').length, handle('t-game-name').length]).toEqual([0, 0])
})
