import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { GroupScreen } from './GroupScreen'
import { MyGroupsScreen } from './MyGroupsScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/sight/sight')
const mall = network as unknown as FakeNetwork
const [share, mine] = ['/promotionpages/pintuan/share/share', '/promotionpages/pintuan/my_spell/my_spell']

const order = (more: object = {}) => ({
  ...{ id: 5, pintuan_id: 7, order_id: 50, order_no: '1', group_id: 5, head_id: 1, pintuan_status: 2 },
  ...{ pintuan_goods_id: 700, pintuan_num: 3, pintuan_count: 2, is_promotion: 0, group_end_time: now() + 900 },
  ...{ order_money: '39.90', pay_money: '39.90', pay_time: 9, site_name: '三号店', sku_name: '收纳筐' },
  ...{ sku_image: '', group_num: 2, order_num: 6, discount_price: '49.00' },
  member_list: [1, 2].map((member_id) => ({ member_id, nickname: `m${member_id}`, member_img: '' })),
  ...more,
})
/** As others see it. */
const hidden = { order_id: 0, order_no: '', order_money: '0.00', pay_money: '0.00', pay_time: 0 }

beforeEach(() => {
  mall.reset()
  act(() => {
    beginEra()
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  })
  const deal = { pintuan_price: '39.90', price: '49.00' }
  mall.on('/pintuan/api/goods/detail', { data: { goods_sku_detail: deal, shop_info: {} } })
})
afterEach(() => act(() => dropToken()))

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
async function enter(query: string, row?: object, self = 0) {
  if (row) mall.on('/pintuan/api/order/detail', { data: row })
  if (self) act(() => signIn('a'))
  mall.on('/api/member/id', { data: String(self) })
  unitPage.at(`${share}${query}`)
  const { container } = render(<GroupScreen />)
  const all = (name: string) => [...container.querySelectorAll<HTMLElement>(`.${name}`)]
  await waitFor(() => expect(all('t-group-goods')[0] ?? all('t-empty')[0]).toBeDefined())
  await settled()
  await settled()
  const handles = ['invite', 'join', 'order', 'pay', 'start'].map((name) => `t-group-${name}`)
  const offered = () => [...handles, 't-my-groups'].filter((name) => all(name).length > 0)
  return { all, offered, text: (name: string) => all(name)[0]?.textContent ?? '' }
}

test.each([
  ['its owner', order(), 1, ['t-group-invite', 't-group-order']],
  ['who is in it by another order', order(hidden), 2, ['t-group-invite', 't-my-groups']],
  ['a friend', order(hidden), 3, ['t-group-join']],
  ['a guest', order(hidden), 0, ['t-group-join']],
])('an open group and what it offers %s', async (_name, row, self, actions) => {
  const { all, offered, text } = await enter('?id=5', row, self)
  expect(text('t-group-open')).toMatch(/还差 1 人成团.*距结束/)
  expect(text('t-group-goods')).toMatch(/收纳筐.*3人团.*39.90/)
  expect([all('t-seat-taken').length, all('t-seat-free').length]).toEqual([2, 1])
  expect(offered()).toEqual(actions)
})

test.each([
  [
    'complete, to its owner',
    order({ pintuan_status: 3 }),
    ['t-group-order', 't-group-start'],
    '再开一团',
    /商家会尽快/,
  ],
  ['complete, to a guest', order({ ...hidden, pintuan_status: 3 }), ['t-group-start'], '我也要开团', /也可以开一个/],
  ['failed', order({ pintuan_status: 1 }), ['t-group-order', 't-group-start'], '再开一团', /原路退回/],
  [
    'closed unpaid',
    order({ pintuan_status: 1, pay_time: 0 }),
    ['t-group-order', 't-group-start'],
    '再开一团',
    /没有在时间内付款/,
  ],
  ['not begun, to a guest', order({ ...hidden, pintuan_status: 0 }), ['t-group-start'], '我也要开团', /还没有开始/],
])('a group that is %s', async (name, row, actions, start, note) => {
  const { offered, text } = await enter('?id=5', row, name.includes('guest') ? 0 : 1)
  expect([offered(), text('t-group-start')]).toEqual([actions, start])
  expect(['complete', 'failed', 'closed', 'unpaid'].map((state) => text(`t-group-${state}`)).join('')).toMatch(note)
})

test('an unpaid one leads its owner to the order; joining to the product', async () => {
  const own = await enter('?id=5', order({ pintuan_status: 0, pay_time: 0, group_id: 0, pintuan_count: 0 }), 1)
  expect(own.offered()).toEqual(['t-group-pay'])
  fireEvent.click(own.all('t-group-pay')[0]!)
  await settled()
  expect(unitPage.log).toEqual(['navigateTo /pages/order/detail/detail?order_id=50'])
})

test('who joins goes to the product with the group', async () => {
  const { all } = await enter('?id=5', order(hidden))
  fireEvent.click(all('t-group-join')[0]!)
  await settled()
  expect(unitPage.log).toEqual(['navigateTo /promotionpages/pintuan/detail/detail?pintuan_id=7&group_id=5'])
})

test('inviting shows the ways to share', async () => {
  const { all } = await enter('?id=5', order(), 1)
  fireEvent.click(all('t-group-invite')[0]!)
  await settled()
  expect(all('t-share-sheet')).toHaveLength(1)
})

test.each(['', '?id=0', '?id=abc'])('an address that names nothing, %j, leads to the others', async (query) => {
  const { all, text } = await enter(query)
  expect([text('t-empty'), all('t-other-deals').length]).toEqual([expect.stringContaining('这个团不存在'), 1])
})

test('one that the mall does not know says so in its words', async () => {
  mall.on('/pintuan/api/order/detail', { code: -1, message: '拼团订单不存在' })
  const { text } = await enter('?id=5')
  expect(text('t-empty')).toMatch(/拼团订单不存在/)
})

describe('the member’s own', () => {
  async function list(...rows: object[]) {
    act(() => signIn('a'))
    mall.on('/pintuan/api/order/page', { data: { count: rows.length, page_count: 1, list: rows } })
    unitPage.at(mine)
    const { container } = render(<MyGroupsScreen />)
    await settled()
    await settled()
    return (name: string) => [...container.querySelectorAll<HTMLElement>(`.${name}`)]
  }
  const asked = () => mall.to('/pintuan/api/order/page').map(({ params }) => params.pintuan_status)

  test('by how they stand', async () => {
    const all = await list()
    expect(all('t-empty')[0]).toHaveTextContent('还没有拼单')
    for (const tab of ['open', 'complete', 'failed']) {
      fireEvent.click(all(`t-tab-${tab}`)[0]!)
      await settled()
    }
    expect(asked()).toEqual(['all', '2', '3', '1'])
  })

  test.each([
    ['open', order(), /拼团中.*收纳筐.*3人团实付.*还差 1 人成团/, ['invite', 'order'], `${share}?id=5`],
    ['complete', order({ id: 6, pintuan_status: 3, pintuan_count: 3 }), /拼团成功/, ['order'], `${share}?id=6`],
    ['failed', order({ id: 7, pintuan_status: 1 }), /拼团失败/, ['order'], `${share}?id=7`],
    [
      'unpaid',
      order({ pintuan_status: 0, pay_time: 0 }),
      /待付款.*应付/,
      ['pay'],
      '/pages/order/detail/detail?order_id=50',
    ],
  ] as const)('one that is %s', async (_name, row, words, actions, leads) => {
    const all = await list(row)
    expect(all('t-own-group')[0]?.textContent).toMatch(words)
    expect(['invite', 'order', 'pay'].filter((name) => all(`t-group-${name}`).length > 0)).toEqual(actions)
    fireEvent.click(all('t-open-group')[0]!)
    await settled()
    expect(unitPage.log).toEqual([`navigateTo ${leads}`])
  })
})
