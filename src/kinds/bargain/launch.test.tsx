import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import { siteShelf } from '@/session/siteShelf'
import { dropToken, signIn } from '@/session/token'
import { LaunchScreen } from './LaunchScreen'
import { MyBargainsScreen } from './MyBargainsScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/sight/sight')
const mall = network as unknown as FakeNetwork
const page = '/promotionpages/bargain/launch/launch'
const [detail, list] = ['/promotionpages/bargain/detail/detail?bargain_id=7', '/promotionpages/bargain/list/list']

const launch = (more: object = {}) => ({
  ...{ launch_id: 80, bargain_id: 7, sku_id: 41, goods_id: 4, site_id: 3, sku_name: '收纳筐 红色', sku_image: '' },
  ...{ price: '49.00', floor_price: '19.00', curr_price: '39.00', buy_type: 0, bargain_type: 0, need_num: 5 },
  ...{ curr_num: 2, start_time: 1, end_time: now() + 900, buy_end_time: now() + 9000, member_id: 1, nickname: '小雨' },
  ...{ headimg: '', status: 0, is_own: 0, first_bargain_price: '0.00', order_id: 0, bargain_stock: 3, self: 1, cut: 0 },
  ...more,
})
const friends = (more: object = {}) => launch({ self: 0, ...more })
const cut = (id: number) => ({ id, member_id: id, nickname: `好友${id}`, headimg: '', money: '5.00', bargain_time: 9 })
const shows = (row: object) => mall.on('/bargain/api/bargain/info', { data: row })
const activity = (more: object = {}) =>
  mall.on('/bargain/api/goods/detail', {
    data: { goods_sku_detail: { status: 1, launch_info: null, ...more }, shop_info: {} },
  })

beforeEach(() => {
  mall.reset()
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  })
  activity()
  mall.on('/bargain/api/bargain/record', { data: { count: 2, page_count: 1, list: [cut(3), cut(2)] } })
})
afterEach(() => act(() => dropToken()))

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
const handles = ['launch-invite', 'launch-buy', 'launch-pay', 'launch-order', 'launch-own', 'want-too', 'other-deals']

async function enter(row?: object, query = '?id=80') {
  if (row) shows(row)
  unitPage.at(`${page}${query}`)
  const { container } = render(<LaunchScreen />)
  const all = (name: string) => [...container.querySelectorAll<HTMLElement>(`.${name}`)]
  await waitFor(() => expect(all('t-launch-goods')[0] ?? all('t-empty')[0]).toBeDefined())
  await settled()
  await settled()
  const tap = async (name: string) => {
    fireEvent.click(all(name)[0]!)
    await settled()
    await settled()
  }
  const offered = () => [...handles.map((name) => `t-${name}`), 't-cut'].filter((name) => all(name).length > 0)
  return { all, tap, offered, text: (name: string) => all(name)[0]?.textContent ?? '' }
}

test.each([
  ['buys at any price', launch(), ['t-launch-invite', 't-launch-buy'], /再邀请 3 位好友.*也可以直接买下/],
  ['buys at the floor only', launch({ buy_type: 1 }), ['t-launch-invite'], /再邀请 3 位好友.*砍到底价就能买下/],
  ['is a friend', friends(), ['t-want-too', 't-cut'], /小雨想请你帮忙砍一刀.*还需 3 位好友/],
  ['is a friend and has cut', friends({ cut: 1 }), ['t-launch-invite', 't-want-too'], /已经帮忙砍过了/],
])('a running launch and what it offers who %s', async (_name, row, actions, words) => {
  act(() => signIn('a'))
  const { all, offered, text } = await enter(row)
  expect(text('t-launch-running')).toMatch(words)
  expect(text('t-launch-running')).toMatch(/现价¥39.00已砍 ¥10.00，还差 ¥20.00.*原价 ¥49.00底价 ¥19.00距结束/)
  expect(all('t-cut-row').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/好友3.*砍掉 ¥5.00/),
    expect.stringMatching(/好友2/),
  ])
  expect(offered()).toEqual(actions)
})

test('nobody has cut yet', async () => {
  mall.on('/bargain/api/bargain/record', { data: { count: 0, page_count: 0, list: [] } })
  const { text } = await enter(launch({ curr_num: 0, curr_price: '49.00' }))
  expect(text('t-launch-running')).toMatch(/还差 ¥30.00 到底价/)
  expect(text('t-no-cuts')).toMatch(/还没有人砍价.*发给好友/)
})

test.each([
  [
    'won at the floor',
    launch({ status: 1, curr_price: '19.00' }),
    ['t-launch-buy'],
    /已砍到底价.*购买剩余.*价格已锁定/,
  ],
  ['won by time', launch({ status: 1 }), ['t-launch-buy'], /停在 ¥39.00/],
  ['lost', launch({ status: 2 }), ['t-want-too'], /砍价失败.*没有砍到底价/],
  ['of a friend, won', friends({ status: 1 }), ['t-want-too'], /已经砍成功了/],
  ['of a friend, lost', friends({ status: 2 }), ['t-want-too'], /已经结束了/],
])('a launch that is %s', async (_name, row, actions, words) => {
  const { all, offered } = await enter(row)
  expect(offered()).toEqual(actions)
  const states = ['won', 'lost', 'over'].map((state) => all(`t-launch-${state}`)[0]?.textContent ?? '')
  expect(states.join('')).toMatch(words)
})

test.each([
  [0, 'ordered', ['t-launch-pay'], 't-launch-pay', 50],
  [1, 'bought', ['t-launch-order', 't-other-deals'], 't-launch-order', 51],
  [-1, 'closed', ['t-launch-order', 't-other-deals'], 't-launch-order', 52],
] as const)('one whose order is in %i is %s and leads to it', async (order_status, state, actions, way, order_id) => {
  act(() => signIn('a'))
  mall.on('/api/order/detail', { data: { order_id, order_status } })
  const { all, offered, tap } = await enter(launch({ order_id, status: 1 }))
  expect([all(`t-launch-${state}`).length, offered()]).toEqual([1, actions])
  await tap(way)
  expect(unitPage.log).toEqual([`navigateTo /pages/order/detail/detail?order_id=${order_id}`])
})

test.each([
  ['closed by the operator before it was won', launch({ status: 2 }), { status: 3 }, /商家提前结束/],
  ['closed by the operator when it was won', launch({ status: 1 }), { status: 3 }, /没有在活动结束前买下/],
  ['over', friends({ status: 1, buy_end_time: now() - 1 }), { status: 2 }, /已经结束了/],
])('an activity that is %s leads to the others', async (_name, row, more, words) => {
  activity(more)
  const { all, offered } = await enter(row)
  expect(['lost', 'over'].map((state) => all(`t-launch-${state}`)[0]?.textContent ?? '').join('')).toMatch(words)
  expect(offered()).toEqual(['t-other-deals'])
})

test('a friend cuts with one tap, is shown how much, and can cut no more', async () => {
  act(() => signIn('a'))
  mall.on('/bargain/api/bargain/bargain', { data: { bargain_money: '6.00', status: 0 } })
  const { all, tap, offered, text } = await enter(friends())
  shows(friends({ cut: 1, curr_num: 3, curr_price: '33.00' }))
  await tap('t-cut')
  expect(text('t-cut-done')).toMatch(/砍掉了 ¥6.00/)
  expect(text('t-launch-price')).toBe('¥33.00')
  expect([offered(), all('t-dialog').length]).toEqual([['t-launch-invite', 't-want-too'], 0])
  expect(mall.to('/bargain/api/bargain/record')).toHaveLength(2)
})

test('the cut that comes to the floor says so', async () => {
  act(() => signIn('a'))
  mall.on('/bargain/api/bargain/bargain', { data: { bargain_money: '6.00', status: 1 } })
  const { tap, text } = await enter(friends())
  await tap('t-cut')
  expect(text('t-cut-done')).toMatch(/砍到了底价/)
})

test('a cut that is refused shows how the launch stands by now', async () => {
  act(() => signIn('a'))
  mall.on('/bargain/api/bargain/bargain', { code: -1, message: '您已经砍过了' })
  const { all, tap, offered } = await enter(friends())
  shows(friends({ cut: 1 }))
  await tap('t-cut')
  expect([all('t-cut-done').length, offered()]).toEqual([0, ['t-launch-invite', 't-want-too']])
})

test('a guest logs in to cut', async () => {
  mall.on('/bargain/api/bargain/bargain', { code: -10009, message: '请登录' })
  const { tap } = await enter(friends())
  await tap('t-cut')
  expect(unitPage.log.join()).toContain('/pages/login/login/login?back=')
})

test.each([
  ['bargains for it already', { launch_info: { launch_id: 99 } }, 't-launch-own', `${page}?id=99`],
  ['wants it too', {}, 't-want-too', detail],
  ['finds it closed', { status: 3 }, 't-other-deals', list],
])('who %s is led there', async (_name, more, way, leads) => {
  activity(more)
  const { offered, tap } = await enter(friends({ cut: 1, status: 1 }))
  expect(offered()).toEqual([way])
  await tap(way)
  expect(unitPage.log).toEqual([`navigateTo ${leads}`])
})

test('the launcher buys at the price reached, and invites', async () => {
  act(() => signIn('a'))
  const { all, tap } = await enter(launch())
  await tap('t-launch-invite')
  expect(all('t-share-sheet')).toHaveLength(1)
  await tap('t-launch-buy')
  expect(siteShelf.get('bargainOrderCreateData')).toEqual({ launch_id: 80 })
  await waitFor(() => expect(unitPage.log).toEqual(['navigateTo /promotionpages/bargain/payment/payment']))
})

test('a launch with an id of many digits is asked for', async () => {
  await enter(friends(), '?id=1795536000000123')
  expect(mall.to('/bargain/api/bargain/info')[0]?.params.id).toBe('1795536000000123')
})

test.each(['', '?id=0', '?id=-1', '?id=abc'])(
  'an address that names nothing, %j, leads to the others',
  async (query) => {
    const { all, text } = await enter(undefined, query)
    expect([text('t-empty'), all('t-other-deals').length]).toEqual([expect.stringContaining('这个砍价不存在'), 1])
  },
)

test('one that the mall does not know says so in its words', async () => {
  mall.on('/bargain/api/bargain/info', { code: -1, message: '砍价不存在' })
  expect((await enter()).text('t-empty')).toMatch(/砍价不存在/)
})

describe('the member’s own', () => {
  async function own(...rows: object[]) {
    act(() => signIn('a'))
    const answer = rows.map((row) => ({ ...row, bargain_record: [cut(3), cut(2)] }))
    mall.on('/bargain/api/bargain/launchPage', { data: { count: rows.length, page_count: 1, list: answer } })
    unitPage.at('/promotionpages/bargain/my_bargain/my_bargain')
    const { container } = render(<MyBargainsScreen />)
    await settled()
    await settled()
    return (name: string) => [...container.querySelectorAll<HTMLElement>(`.${name}`)]
  }

  test('by how they stand', async () => {
    const all = await own()
    expect(all('t-empty')[0]).toHaveTextContent('还没有砍价')
    for (const tab of ['running', 'won', 'lost']) {
      fireEvent.click(all(`t-tab-${tab}`)[0]!)
      await settled()
    }
    expect(mall.to('/bargain/api/bargain/launchPage').map(({ params }) => params.status)).toEqual([
      'all',
      '0',
      '1',
      '2',
    ])
  })

  test.each([
    ['running', launch(), /砍价中距结束.*现价¥39.00.*2 人已砍/, ['buy', 'invite'], `${page}?id=80`],
    ['running, floor only', launch({ buy_type: 1, launch_id: 81 }), /砍价中/, ['invite'], `${page}?id=81`],
    ['won', launch({ status: 1 }), /砍价成功购买剩余/, ['buy'], '/promotionpages/bargain/payment/payment'],
    ['ordered', launch({ order_id: 60 }), /待付款/, ['pay'], '/pages/order/detail/detail?order_id=60'],
    ['bought', launch({ status: 1, order_id: 61 }), /已下单/, ['order'], '/pages/order/detail/detail?order_id=61'],
    ['lost', launch({ status: 2 }), /砍价失败/, ['again'], detail],
    ['over', launch({ status: 1, buy_end_time: now() - 1, launch_id: 82 }), /已结束/, [], `${page}?id=82`],
  ] as const)('one that is %s', async (_name, row, words, actions, leads) => {
    const all = await own(row)
    expect(all('t-own-launch')[0]?.textContent).toMatch(words)
    const names = ['buy', 'invite', 'pay', 'order', 'again'].filter((name) => all(`t-launch-${name}`).length > 0)
    expect(names).toEqual(actions)
    fireEvent.click(all(`t-launch-${actions.at(-1)}`)[0] ?? all('t-open-launch')[0]!)
    await settled()
    expect(unitPage.log).toEqual([`navigateTo ${leads}`])
  })
})
