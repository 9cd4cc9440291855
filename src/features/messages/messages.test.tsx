import type { PropsWithChildren } from 'react'
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import type { MessageKind, MessageRow } from '@mall/contract/message'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes, type Route } from '@/routes'
import { setBoot } from '@/session/boot'
import { now } from '@/session/clock'
import { dropToken, signIn } from '@/session/token'
import type { SwipeAction } from '@/ui/SwipeCell'
import { AccountMessageScreen } from './AccountMessageScreen'
import { GroupMessageScreen } from './GroupMessageScreen'
import { MessageListScreen } from './MessageListScreen'
import { MessagesScreen } from './MessagesScreen'

jest.mock('@/platform/network/network')
const mockAsk = jest.fn(async () => true)
jest.mock('@/ui/ask', () => ({ ask: (...question: unknown[]) => mockAsk(...(question as [])) }))
// swiped open: the stand-ins of unit tests pass no touches
jest.mock('@/ui/SwipeCell', () => ({
  SwipeCell: ({ actions, children }: PropsWithChildren<{ actions: SwipeAction[] }>) => (
    <div>
      {children}
      {actions.map(({ label, className, onClick }) => (
        <button key={label} className={className} onClick={onClick} />
      ))}
    </div>
  ),
}))
const mall = network as unknown as FakeNetwork
const at = (name: string) => `/sitemessage/api/sitemessage/${name}`
const listOf = (...list: object[]) => ({ data: { page_count: 1, count: list.length, list } })

const thread = (id: number, sub_type: MessageKind, more: object = {}) => ({
  ...{ id, member_id: 1, site_id: 0, sub_type, title: `title ${id}`, content: `newest ${id}`, remind_num: 0 },
  ...{ send_time: now(), ...more },
})
const message = (id: number, sub_type: MessageKind, news: object, more: object = {}) =>
  ({
    ...{ id, site_id: 3, type: 1, sub_type, title: `title ${id}`, content: `words ${id}`, text: '', image: '' },
    ...{ message_json: JSON.stringify(news), is_seed: 0, sended_status: 1, sended_time: now(), create_time: now() },
    ...more,
  }) as MessageRow

const all = () => [...document.querySelectorAll('.t-thread, .t-message')].map((one) => one.textContent)
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const asked = (name: string) => mall.to(at(name)).map(({ params }) => params)
const there = (handle: string) => waitFor(() => expect(document.querySelector(handle)).not.toBeNull())

let members = 0
/** navigation answers a second tap on the same thing within a moment with nothing */
let clock = Date.now()
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  mall.reset()
  mockAsk.mockClear()
  act(() => {
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn(`m${(members += 1)}`)
  })
  mall.on(at('staticdata'), { data: { order: '订单通知', account: '资产变动' } })
  for (const name of ['seed', 'recordsSeed', 'editallseed', 'deletemembersubmessage', 'deleteMemberMessage'])
    mall.on(at(name), { data: null })
})
afterEach(() => {
  act(() => dropToken())
  jest.restoreAllMocks()
})

const stand = (route: Route, query = '') => unitPage.at(`/${route.path}${query}`)

describe('all kinds', () => {
  const show = async (...threads: object[]) => {
    mall.on(at('lists'), listOf(...threads))
    stand(routes.messages as Route)
    render(<MessagesScreen />)
    await unitPage.settled()
  }

  test('each with its name, its newest words and how many are unread; the shop’s name for a servicer', async () => {
    await show(
      thread(1, 'order', { remind_num: 2 }),
      thread(2, 'account'),
      thread(3, 'promotion'),
      thread(4, 'servicer', { site_id: 3, title: '青禾家居' }),
    )
    await there('.t-thread')
    const clockNow = '\\d\\d:\\d\\d'
    expect(all()).toEqual([
      expect.stringMatching(new RegExp(`^2订单通知${clockNow}newest 1$`)),
      expect.stringMatching(new RegExp(`^资产变动${clockNow}newest 2$`)),
      expect.stringMatching(new RegExp(`^活动通知${clockNow}newest 3$`)),
      expect.stringMatching(new RegExp(`^青禾家居${clockNow}newest 4$`)),
    ])
    await tap('.t-thread-order')
    expect(unitPage.log).toEqual(['navigateTo /otherpages/sitemessage/order/order'])
  })

  test('what a shop said is read here while there is no room to read it in', async () => {
    act(() => setBoot({ addon_is_exit: { servicer: 0 }, development: 1, style_theme: 'red', default_img: {} } as never))
    const list = 'getSiteMemberSubMessageServicerList'
    mall.on(at(list), listOf(message(8, 'servicer', {}, { site_id: 7 }), message(9, 'servicer', {})))
    await show(thread(4, 'servicer', { site_id: 3, title: '青禾家居' }))
    await there('.t-thread')
    await tap('.t-thread')
    await waitFor(() => expect(mockAsk).toHaveBeenCalledWith({ title: '青禾家居', content: 'words 9', cancel: null }))
    expect(asked(list)).toMatchObject([{ site_id: '3' }])
    await waitFor(() => expect(asked('seed')).toMatchObject([{ id: '9', site_id: '3' }]))
    expect(unitPage.log).toEqual([])
  })

  test('all are marked as read at once, of every shop', async () => {
    await show(thread(1, 'order', { remind_num: 2 }))
    await there('.t-badge')
    await tap('.t-read-all')
    await waitFor(() => expect(document.querySelector('.t-badge')).toBeNull())
    const [sent] = asked('editallseed')
    expect(JSON.parse(sent?.sub_type ?? '')).toEqual(
      expect.arrayContaining(['order', 'delivery', 'group', 'promotion', 'account', 'servicer']),
    )
    expect(sent).toMatchObject({ site_id: '0' })
    expect(document.querySelector('.t-read-all')).toBeNull()
  })

  test('stay unread when the mall refuses', async () => {
    await show(thread(1, 'order', { remind_num: 2 }))
    await there('.t-badge')
    mall.on(at('editallseed'), { code: -1, message: '稍后再试' })
    await tap('.t-read-all')
    await unitPage.settled()
    expect(document.querySelector('.t-badge')).not.toBeNull()
  })

  test('a kind is swiped away, with a way back', async () => {
    await show(thread(1, 'order'), thread(2, 'account'))
    await there('.t-thread')
    await tap('.t-remove')
    expect(all()).toHaveLength(1)
    await tap('.t-undo')
    expect(all()).toHaveLength(2)
    expect(asked('deleteMemberMessage')).toEqual([])
  })

  test('the mall hears of it when the page is left', async () => {
    await show(thread(1, 'order'), thread(2, 'account'))
    await there('.t-thread')
    await tap('.t-remove')
    cleanup()
    await waitFor(() => expect(asked('deleteMemberMessage')).toMatchObject([{ id: '1', site_id: '0' }]))
  })

  test('none: it is said', async () => {
    await show()
    await there('.t-empty')
  })

  test('that do not come are asked for again', async () => {
    mall.on(at('lists'), { code: -1, message: '消息暂时无法查看' })
    stand(routes.messages as Route)
    render(<MessagesScreen />)
    await there('.t-retry')
    mall.on(at('lists'), listOf(thread(1, 'order')))
    await tap('.t-retry')
    await there('.t-thread')
  })

  test('without the addon there is no such page', async () => {
    act(() =>
      setBoot({ addon_is_exit: { sitemessage: 0 }, development: 1, style_theme: 'red', default_img: {} } as never),
    )
    await show(thread(1, 'order'))
    expect(document.querySelector('.t-thread')).toBeNull()
  })
})

describe('one kind', () => {
  const show = async (route: object, name: string, ...rows: object[]) => {
    mall.on(at(name), listOf(...rows))
    stand(route as Route)
    render(<MessageListScreen />)
    await unitPage.settled()
  }

  test.each([
    ['order', routes.orderMessages, 'getSiteMemberSubMessageOrderList'],
    ['delivery', routes.deliveryMessages, 'getSiteMemberSubMessageDeliveryList'],
    ['group', routes.groupMessages, 'getSiteMemberSubMessageGroupList'],
    ['promotion', routes.promotionMessages, 'getSiteMemberSubMessagePromotionList'],
    ['account', routes.accountMessages, 'getSiteMemberSubMessageAccountList'],
  ] as const)('%s: its page lists its rows, of every shop', async (kind, route, name) => {
    await show(route, name, message(1, kind, {}))
    await there('.t-message')
    expect(asked(name)).toMatchObject([{ site_id: '0', page: '1' }])
    expect(asked(name)[0]).not.toHaveProperty('status')
  })

  test('a tap marks as read and opens what it tells of', async () => {
    const name = 'getSiteMemberSubMessageOrderList'
    await show(routes.orderMessages, name, message(7, 'order', { order_id: 70, order_type: 1 }))
    await there('.t-unread')
    await tap('.t-message')
    expect(unitPage.log).toEqual(['navigateTo /pages/order/detail/detail?order_id=70'])
    await waitFor(() => expect(asked('seed')).toMatchObject([{ id: '7', site_id: '3' }]))
    expect(document.querySelector('.t-unread')).toBeNull()
    clock += 1000
    await tap('.t-message')
    expect(asked('seed')).toHaveLength(1)
  })

  test('one that tells of nothing is read by a tap and opens nothing', async () => {
    const name = 'getSiteMemberSubMessageOrderList'
    await show(routes.orderMessages, name, message(7, 'order', {}, { message_json: '{"order_id":"<b>"}' }))
    await there('.t-unread')
    await tap('.t-message')
    expect(unitPage.log).toEqual([])
    await waitFor(() => expect(asked('seed')).toHaveLength(1))
  })

  test('only the unread ones', async () => {
    const name = 'getSiteMemberSubMessageOrderList'
    await show(routes.orderMessages, name, message(7, 'order', {}, { is_seed: 1 }))
    await there('.t-message')
    mall.on(at(name), listOf())
    await tap('.t-tab-unread')
    await there('.t-empty')
    expect(asked(name).at(-1)).toMatchObject({ status: '0' })
  })

  test('all of the kind are marked as read', async () => {
    await show(routes.accountMessages, 'getSiteMemberSubMessageAccountList', message(7, 'account', {}))
    await there('.t-unread')
    await tap('.t-read-all')
    await waitFor(() => expect(document.querySelector('.t-unread')).toBeNull())
    expect(asked('editallseed').map(({ sub_type }) => JSON.parse(sub_type ?? '') as unknown)).toEqual([['account']])
  })
})

describe('a message of an account', () => {
  const news = {
    account_type: 'balance',
    account_data: '12.50',
    type_name: '退款',
    remark: '订单退款',
    from_type: 'refund',
  }
  const name = 'getSiteMemberSubMessageAccountList'
  const show = async (query: string, ...rows: object[]) => {
    mall.on(at(name), listOf(...rows))
    stand(routes.accountMessage as Route, query)
    render(<AccountMessageScreen />)
    await unitPage.settled()
  }

  test('is found in the list when it is opened directly, read by it, and leads to the book', async () => {
    await show('?id=7', message(8, 'account', {}), message(7, 'account', news))
    await there('.t-figure')
    expect(document.querySelector('.t-figure')?.textContent).toBe('+12.50')
    expect(document.querySelector('.t-cause')?.textContent).toContain('退款')
    expect(asked('seed')).toMatchObject([{ id: '7' }])
    await tap('.t-to-entries')
    expect(unitPage.log).toEqual([`navigateTo /${routes.balanceDetail.path}?status=balance`])
  })

  test('comes at once out of the list', async () => {
    mall.on(at(name), listOf(message(7, 'account', news)))
    stand(routes.accountMessages as Route)
    const { unmount } = render(<MessageListScreen />)
    await there('.t-message')
    await tap('.t-message')
    unmount()
    const before = asked(name).length
    await show('?id=7')
    expect(document.querySelector('.t-figure')?.textContent).toBe('+12.50')
    expect(asked(name)).toHaveLength(before)
  })

  test.each(['?id=9', '', '?id=0', '?id=-1', '?id=%3Cb%3E', '?id=1e3'])('“%s” is not there', async (query) => {
    await show(query, message(7, 'account', news))
    await there('.t-to-messages')
    await tap('.t-to-messages')
    expect(unitPage.log).toEqual([`redirectTo /${routes.accountMessages.path}`])
  })

  test('tells of nothing but words', async () => {
    await show('?id=7', message(7, 'account', { account_type: '__proto__', account_data: { a: 1 }, remark: ['x'] }))
    await there('.t-figure')
    expect(document.querySelector('.t-figure')?.textContent).toBe('title 7')
    expect(document.querySelector('.t-remark')?.textContent).toContain('words 7')
    expect(document.querySelector('.t-to-entries')).toBeNull()
  })

  test('that does not come is asked for again', async () => {
    mall.on(at(name), { code: -1, message: '暂时无法查看' })
    stand(routes.accountMessage as Route, '?id=7')
    render(<AccountMessageScreen />)
    await there('.t-retry')
    mall.on(at(name), listOf(message(7, 'account', news)))
    await tap('.t-retry')
    await there('.t-figure')
  })
})

describe('a message to many', () => {
  const info = 'getSiteMessageRecordsInfo'
  const show = async (query: string) => {
    stand(routes.groupMessage as Route, query)
    render(<GroupMessageScreen />)
    await unitPage.settled()
  }

  test('is shown, and the mall hears that it was received and read', async () => {
    mall.on(at(info), { data: { id: 5, title: '开业', text: '<p>八折</p>', image: '', create_time: now() } })
    await show('?id=5')
    await there('.t-article')
    expect(document.querySelector('.t-article-title')?.textContent).toBe('开业')
    await waitFor(() => expect(asked('recordsSeed')).toMatchObject([{ id: '5' }]))
    await waitFor(() => expect(asked('seed')).toMatchObject([{ id: '5' }]))
  })

  test('that was not sent to him is not there, nor received', async () => {
    mall.on(at(info), { code: -1, message: '没有这条消息' })
    await show('?id=6')
    await there('.t-to-messages')
    expect(asked('recordsSeed')).toEqual([])
  })

  test.each(['', '?id=0', '?id=x'])('“%s” asks for nothing', async (query) => {
    await show(query)
    await there('.t-to-messages')
    expect(asked(info)).toEqual([])
  })
})
