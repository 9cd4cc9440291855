import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Dialogue } from '@mall/contract/chat'
import * as opening from '@/navigation/open'
import { dial } from '@/platform/dial/dial'
import { media } from '@/platform/media/media'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { NetworkFault } from '@/platform/network/port'
import { picking } from '@/platform/picking/picking'
import type { fakeSocket } from '@/platform/socket/fake'
import { socket } from '@/platform/socket/socket'
import { upload } from '@/platform/upload/upload'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { signIn } from '@/session/token'
import { RoomScreen } from './RoomScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/socket/socket')

const mall = network as unknown as FakeNetwork
const sockets = socket as unknown as ReturnType<typeof fakeSocket>
const opened = jest.spyOn(opening, 'open').mockResolvedValue(true)
const chat = '/servicer/api/chat'

const dialogue = (id: number, say: string, more: Partial<Dialogue> = {}): Dialogue => ({
  ...{ id, type: 1, content_type: 0, consumer_say: '', servicer_say: say, goods_sku_id: 0, order_id: 0 },
  ...{
    member_id: 1,
    servicer_id: 4,
    shop_id: 3,
    create_day: '',
    create_time: '',
    add_time: 1_760_000_000 + id,
    read: 1,
  },
  ...more,
})
const own = (id: number, say: string, more: Partial<Dialogue> = {}) =>
  dialogue(id, '', { type: 0, consumer_say: say, ...more })
const servicer = { servicer_id: 4, nickname: '小禾', avatar: '' }

/** Another one every time: what is on its way outlives a page. */
let member = 0
/** Newest first, as the mall tells it. */
let said: Dialogue[] = []
const config = (h5: string, open_url = '') =>
  mall.on('/api/config/servicer', {
    data: { h5: { type: h5, open_url }, weapp: { type: 'none', corpid: '', wxwork_url: '' } },
  })
const shop = (more: object = {}) =>
  mall.on('/api/shop/info', {
    data: { site_id: 3, site_name: '青禾家居', logo: '', avatar: '', telephone: '0571-1', shop_status: 1, ...more },
  })
const say = (id: number) => mall.on(`${chat}/say`, { data: { read: 0, id, add_time: 1_760_000_000 + id } })

beforeEach(() => {
  mall.reset()
  sockets.opened.length = 0
  opened.mockClear()
  said = [dialogue(1, '您好')]
  act(() => {
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('T1')
    beginEra()
  })
  config('servicer')
  shop()
  say(2)
  mall.on('/api/member/info', { data: { member_id: (member += 1), headimg: '' } })
  mall.on(`${chat}/hasServicers`, { data: { online_count: 1 } })
  mall.on(`${chat}/servicerList`, { data: [{ ...servicer, online: 1 }] })
  mall.on(`${chat}/bind`, { data: servicer })
  mall.on(`${chat}/dialogs`, () => ({ data: { count: said.length, list: said } }))
  for (const call of ['setRead', 'bye']) mall.on(`${chat}/${call}`, { data: null })
})

const find = (handle: string) => waitFor(() => expect(document.querySelector(handle)).not.toBeNull())
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const type = (value: string) =>
  act(async () => void fireEvent.change(document.querySelector('.t-chat-field')!, { target: { value } }))
const words = () => [...document.querySelectorAll('.t-chat-text')].map((node) => node.textContent)
const sent = () => mall.to(`${chat}/say`).map(({ params }) => params)
const frame = (one: object) => act(async () => sockets.last().say(one))
const hear = (id: number, message: string) =>
  frame({ type: 'string', data: { servicer_id: 4, site_id: 3, message, id, add_time: 1_760_000_000 + id } })

async function enter(query = 'site_id=3') {
  unitPage.at(`/${routes.chatRoom.path}?${query}`)
  const shown = render(<RoomScreen />)
  await find('.t-chat-list')
  return shown
}
async function bound(query?: string) {
  const shown = await enter(query)
  await frame({ type: 'init', data: { client_id: 'c1' } })
  await find('.t-chat-bound')
  return shown
}

describe('the conversation', () => {
  it('is told upwards from the newest, binds its socket and marks what is seen', async () => {
    said = [dialogue(2, '有货', { read: 0 }), own(1, '在吗')]
    await bound()
    expect(words()).toEqual(['在吗', '有货'])
    expect(sockets.last().url).toMatch(/^wss?:\/\/[^/]+\/ws$/)
    expect(mall.to(`${chat}/bind`)[0]?.params).toMatchObject({ client_id: 'c1', site_id: '3' })
    await waitFor(() => expect(mall.to(`${chat}/setRead`)).toHaveLength(1))
    expect(mall.to(`${chat}/setRead`)[0]?.params).toMatchObject({ servicer_id: '4', site_id: '3' })
  })

  it('shows what comes over the socket, and marks it read', async () => {
    await bound()
    await hear(2, '有货')
    expect(words()).toEqual(['您好', '有货'])
    await waitFor(() => expect(mall.to(`${chat}/setRead`)).toHaveLength(1))
  })

  it('sends what is typed once, with a key, and shows it in its place', async () => {
    await bound()
    await type('  有 <b>红色</b> 吗 ')
    await tap('.t-chat-send')
    await waitFor(() => expect(document.querySelector('.t-chat-draft')).toBeNull())
    expect(words()).toEqual(['您好', '有 <b>红色</b> 吗'])
    const [params] = sent()
    expect(sent()).toHaveLength(1)
    expect(params).toMatchObject({ servicer_id: '4', site_id: '3', content_type: '0', message: '有 <b>红色</b> 吗' })
    expect(params?.idempotency_key).toMatch(/^[\w-]{8,64}$/)
    expect(document.querySelector<HTMLTextAreaElement>('.t-chat-field')?.value).toBe('')
  })

  it('keeps a word that the connection failed, and sends it by the same key when the room is entered again', async () => {
    mall.on(`${chat}/say`, new NetworkFault('network'))
    const { unmount } = await bound()
    await tap('.t-chat-quick-there')
    await find('.t-chat-failed')
    say(2)
    unmount()
    await bound()
    await waitFor(() => expect(words()).toEqual(['您好', '在吗？']))
    const keys = new Set(sent().map((one) => one.idempotency_key))
    expect([sent().length > 1, keys.size, document.querySelector('.t-chat-draft')]).toEqual([true, 1, null])
  })

  it('stands once when the answer was lost, and leaves no draft when it comes', async () => {
    mall.on(`${chat}/say`, () => {
      said = [own(2, '在吗？'), ...said.filter(({ id }) => id < 2)]
      return new NetworkFault('network')
    })
    await bound()
    await tap('.t-chat-quick-there')
    await find('.t-chat-failed')
    await hear(3, '在的')
    said = [dialogue(3, '在的'), ...said]
    await act(async () => network.isOnline() && mall.setOnline(true))
    await waitFor(() => expect(words()).toEqual(['您好', '在吗？', '在的']))
  })

  it.each([
    ['words that are not allowed', -1, '内容不合规'],
    ['too many messages', -11004, '发送过于频繁'],
  ])('tells of %s, and lets the member try again or drop them', async (_name, code, message) => {
    mall.on(`${chat}/say`, { code, message })
    await bound()
    await tap('.t-chat-quick-there')
    await find('.t-chat-again')
    expect(document.querySelector('.t-chat-failed')).toHaveTextContent(message)
    await tap('.t-chat-again')
    await waitFor(() => expect(sent()).toHaveLength(2))
    await find('.t-chat-remove')
    await tap('.t-chat-remove')
    expect([document.querySelector('.t-chat-draft'), words()]).toEqual([null, ['您好']])
  })

  it('lets words wait while nobody is online', async () => {
    mall.on(`${chat}/bind`, { code: -1, message: '暂无客服在线' })
    await enter()
    await frame({ type: 'init', data: { client_id: 'c1' } })
    await find('.t-chat-alone')
    expect(document.querySelector('.t-chat-notice')).toHaveTextContent('留言')
    await tap('.t-chat-quick-shipping')
    await waitFor(() => expect(words()).toEqual(['您好', '什么时候发货？']))
    expect(sent()[0]).toMatchObject({ servicer_id: '4' })
  })

  it('says goodbye', async () => {
    const { unmount } = await bound()
    unmount()
    await waitFor(() => expect(mall.to(`${chat}/bye`)[0]?.params).toMatchObject({ servicer_id: '4', site_id: '3' }))
    expect(sockets.last().closed).toBe(true)
  })

  it('rests while another page lies above, and asks when it is seen again', async () => {
    await bound()
    await act(() => unitPage.fire('hide'))
    expect(sockets.last().closed).toBe(true)
    const asked = mall.to(`${chat}/dialogs`).length
    said = [dialogue(2, '回来了吗'), ...said]
    await act(() => unitPage.fire('show'))
    await waitFor(() => expect(words()).toEqual(['您好', '回来了吗']))
    expect([sockets.opened.length, mall.to(`${chat}/dialogs`).length > asked]).toEqual([2, true])
  })

  it('goes up to what was said before', async () => {
    const all = Array.from({ length: 25 }, (_, i) => dialogue(25 - i, `w${25 - i}`))
    mall.on(`${chat}/dialogs`, ({ params }) => {
      const from = (Number(params.page) - 1) * Number(params.limit)
      return { data: { count: 25, list: all.slice(from, from + Number(params.limit)) } }
    })
    await bound()
    expect(words()).toHaveLength(20)
    await tap('.t-chat-older')
    await waitFor(() => expect(words()).toHaveLength(25))
    expect([words()[0], document.querySelector('.t-chat-older')]).toEqual(['w1', null])
  })
})

describe('what is sent besides words', () => {
  it('pictures go to the mall first, and are shown over the whole screen', async () => {
    jest.spyOn(picking, 'choose').mockResolvedValue(['blob:1'])
    const answer = { status: 200, text: JSON.stringify({ code: 0, data: { pic_path: 'upload/chatimg/a.jpg' } }) }
    jest.spyOn(upload, 'send').mockReturnValue({ answer: Promise.resolve(answer), abort: () => undefined })
    const shown = jest.spyOn(media, 'preview').mockReturnValue(undefined)
    await bound()
    await tap('.t-chat-more')
    await tap('.t-chat-album')
    await waitFor(() => expect(sent()).toMatchObject([{ content_type: '3', message: 'upload/chatimg/a.jpg' }]))
    await waitFor(() => expect(document.querySelector('.t-chat-draft')).toBeNull())
    await tap('.t-chat-picture')
    expect(shown.mock.calls[0]?.[0]).toMatchObject({ at: 0, urls: [expect.stringMatching(/chatimg\/a\.jpg$/)] })
  })

  it('the product one came from, when the member wants it', async () => {
    mall.on('/api/goodssku/lists', {
      data: [{ sku_id: 9, goods_name: '青瓷茶杯', sku_image: '', discount_price: '59.90', member_price: '0.00' }],
    })
    await bound('site_id=3&sku_id=9')
    await find('.t-chat-offer-send')
    expect(sent()).toEqual([])
    await tap('.t-chat-offer-send')
    await waitFor(() => expect(sent()).toMatchObject([{ content_type: '1', goods_id: '9', message: '' }]))
    await waitFor(() => expect(document.querySelector('.t-chat-draft')).toBeNull())
    expect(document.querySelector('.t-chat-offer')).toBeNull()
    await tap('.t-chat-goods .press')
    expect(opened).toHaveBeenCalledWith(routes.goodsDetail, { sku_id: 9 })
  })

  it('an order of this shop from the list', async () => {
    const order = (order_id: number, site_id: number) => ({
      ...{ order_id, site_id, order_no: `N${order_id}`, order_name: '茶杯', order_money: '9.00', order_type: 1 },
      ...{ order_status_name: '待发货', order_goods: [{ sku_image: '' }] },
    })
    mall.on('/api/order/lists', { data: { count: 2, list: [order(7, 8), order(6, 3)] } })
    mall.on('/api/order/detail', { data: order(6, 3) })
    await bound()
    await tap('.t-chat-more')
    await tap('.t-chat-order')
    await find('.t-chat-choose-order')
    expect(document.querySelectorAll('.t-chat-choose-order')).toHaveLength(1)
    await tap('.t-chat-choose-order .press')
    await waitFor(() => expect(sent()).toMatchObject([{ content_type: '2', order_id: '6' }]))
  })

  it('emoji from the panel', async () => {
    await bound()
    await type('好')
    await tap('.t-chat-emoji')
    await tap('.t-chat-emojis .press')
    expect(document.querySelector<HTMLTextAreaElement>('.t-chat-field')?.value).toBe('好😀')
  })
})

describe('pages that are no room', () => {
  const at = (query: string) => {
    unitPage.at(`/${routes.chatRoom.path}?${query}`)
    return render(<RoomScreen />)
  }
  it.each(['', 'site_id=', 'site_id=x', 'site_id=-1', 'site_id=1.5', 'site_id=99999999999999999999'])(
    'an address with %j names no shop',
    async (query) => {
      at(query)
      await find('.t-chat-unknown')
      expect(mall.sent.map(({ path }) => path)).toEqual([])
    },
  )

  it('an unknown shop', async () => {
    mall.on('/api/shop/info', { code: -1, message: '店铺不存在' })
    at('site_id=99')
    await find('.t-chat-unknown')
    expect(document.querySelector('.t-chat-unknown')).toHaveTextContent('店铺不存在')
    expect(sockets.opened).toEqual([])
  })

  it('a shop that answers elsewhere', async () => {
    config('third', 'https://talk.example')
    at('site_id=3')
    await find('.t-chat-other .t-contact')
    expect(sockets.opened).toEqual([])
  })

  it('a shop that answers by telephone only', async () => {
    const dialled = jest.spyOn(dial, 'dial').mockReturnValue(undefined)
    config('none')
    at('site_id=3')
    await find('.t-chat-call')
    await tap('.t-chat-call')
    expect([dialled.mock.calls, sockets.opened]).toEqual([[['0571-1']], []])
  })

  it('without the addon', async () => {
    act(() => setBoot({ addon_is_exit: { servicer: 0 }, development: 1, style_theme: 'red', default_img: {} } as never))
    at('site_id=3')
    await act(async () => undefined)
    expect(document.querySelector('.t-chat-list')).toBeNull()
    expect(sockets.opened).toEqual([])
  })

  it('without a connection, until it is tried again', async () => {
    mall.on('/api/config/servicer', new NetworkFault('network'))
    at('site_id=3')
    await find('.t-retry')
    config('servicer')
    await tap('.t-retry')
    await find('.t-chat-list')
  })
})

it('a closed shop may be read, and is told nothing', async () => {
  shop({ shop_status: 0 })
  await enter()
  expect(words()).toEqual(['您好'])
  expect(document.querySelector('.t-chat-notice')).toHaveTextContent('店铺已关闭')
  expect(document.querySelector('.t-chat-field')).toBeNull()
})

it('the platform has a room without a shop', async () => {
  await bound('site_id=0')
  expect(screen.getByText('平台客服')).toBeInTheDocument()
  expect(mall.to('/api/shop/info')).toEqual([])
})

it('recent rooms lead to one another', async () => {
  mall.on(`${chat}/chatList`, {
    data: {
      count: 1,
      list: [
        { site_id: 7, site_name: '山野鲜生', logo: '', servicer_id: 5, last_message: '有货', add_time: 1, unread: 2 },
      ],
    },
  })
  await enter()
  await tap('.t-chat-recent')
  await find('.t-chat-room-7')
  expect(document.querySelector('.t-chat-room-7')).toHaveTextContent('有货')
  await tap('.t-chat-room-7')
  expect(opened).toHaveBeenCalledWith(routes.chatRoom, { site_id: 7 }, { replace: true })
})

it('what was taken out says so', async () => {
  said = [dialogue(1, '')]
  await enter()
  expect(words()).toEqual(['消息已删除'])
})

it('markup is words, from either side', async () => {
  const corpus = [
    ...['<script>window.hit=1</script>', '<img src=x onerror=window.hit=1>', '<a href="javascript:window.hit=1">x</a>'],
    ...[
      '&lt;svg onload=window.hit=1&gt;',
      '{{constructor.constructor("window.hit=1")()}}',
      'https://evil.example/?a=<b>',
    ],
    ...[
      '"><iframe srcdoc="<script>window.hit=1</script>">',
      '\u202Etpircs',
      '\u2028window.hit=1',
      '[x](javascript:alert(1))',
    ],
  ]
  said = corpus.map((text, i) => (i % 2 ? own : dialogue)(corpus.length - i, text))
  await enter()
  const nodes = [...document.querySelectorAll('.t-chat-text')]
  expect(nodes.map((node) => node.textContent)).toEqual([...corpus].reverse())
  // words and the element that holds them, nothing else
  expect(nodes.filter((node) => node.querySelectorAll('*').length !== 1)).toEqual([])
  expect(document.querySelectorAll('script, iframe, a, svg')).toHaveLength(0)
})
