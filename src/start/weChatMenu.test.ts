import { host } from '@/platform/host/host'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { share } from '@/platform/share/share'
import type { fakeShare } from '@/platform/share/fake'
import { readInviter } from '@/session/inviter'
import { dropToken, signIn } from '@/session/token'
import { routes } from '@/routes'
import { watchMenu } from './weChatMenu'

jest.mock('@/platform/network/network')
jest.mock('@/platform/share/share')
const mockHost = { address: '', ios: false, initUrl: '' }
jest.mock('@/platform/host/host', () => ({
  host: {
    appType: 'wechat',
    get ios() {
      return mockHost.ios
    },
    appId: () => '',
    origin: () => 'https://mall.test',
    address: () => mockHost.address,
    leave: () => undefined,
  },
}))
jest.mock('./launch', () => ({ signedUrl: () => mockHost.initUrl || mockHost.address.split('#')[0] }))

const mall = network as unknown as FakeNetwork
const menu = share as ReturnType<typeof fakeShare>
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0))
const permission = { hideOptionMenu: 0, hideMenuItems: [] }
const config = (signature: string) => ({ appId: 'wx', timestamp: 1, nonceStr: 'n', signature })
const prepared = jest.spyOn(menu, 'prepare')

function at(address: string) {
  mockHost.address = `https://mall.test${address}`
  unitPage.at(address)
}

beforeAll(() => {
  mall.on('/wechat/api/wechat/share', ({ params }) => ({
    data: {
      share_config: { title: 'T', desc: 'D', imgUrl: 'upload/a.jpg', link: params.url, permission },
      jssdk_config: config(`of ${params.url}`),
    },
  }))
  mall.on('/wechat/api/wechat/jssdkconfig', ({ params }) => ({ data: config(`of ${params.url}`) }))
  at('/')
  watchMenu()
})
beforeEach(async () => {
  await breathe()
  mall.sent.length = 0
  menu.cards.length = 0
  prepared.mockClear()
  dropToken()
  Object.assign(mockHost, { ios: false, initUrl: '' })
})

test('every page that is shown is what the menu shares, handed on by who handed it', async () => {
  readInviter({ suid: '55' })
  at('/pages/goods/detail/detail?sku_id=1&suid=7&scene=x')
  menu.show()
  await breathe()
  expect(menu.cards).toMatchObject([
    {
      title: 'T',
      summary: 'D',
      image: 'https://mall.test/upload/a.jpg',
      link: 'https://mall.test/pages/goods/detail/detail?sku_id=1&source_member=55',
    },
  ])
  expect(prepared.mock.calls[0]?.[1]).toEqual(config(`of ${host.address()}`))
})

test('a member shares under his own name, a page of his own as the home page', async () => {
  mall.on('/api/member/id', { data: 8 })
  signIn('t')
  at(`/${routes.orderList.path}?status=waitpay`)
  menu.show()
  await breathe()
  expect(menu.cards[0]?.link).toBe('https://mall.test/pages/index/index/index?source_member=8')
})

test('iOS signs the address the visit began with, once', async () => {
  Object.assign(mockHost, { ios: true, initUrl: 'https://mall.test/?a=1' })
  for (const address of ['/pages/goods/detail/detail?sku_id=1', '/pages/goods/detail/detail?sku_id=2']) {
    at(address)
    menu.show()
    await breathe()
  }
  expect(prepared.mock.calls.map(([, signed]) => signed.signature)).toEqual(Array(2).fill('of https://mall.test/?a=1'))
  expect(mall.to('/wechat/api/wechat/jssdkconfig')).toHaveLength(1)
})

test('who has gone on shares the page he went to', async () => {
  at('/pages/goods/detail/detail?sku_id=1')
  menu.show()
  at('/pages/goods/detail/detail?sku_id=2')
  menu.show()
  await breathe()
  expect(menu.cards.map(({ link }) => new URL(link).searchParams.get('sku_id'))).toEqual(['2'])
})

test('a mall that WeChat does not know leaves the menu alone, and tells nobody', async () => {
  mall.on('/wechat/api/wechat/share', { code: -1, message: '商城尚未接入微信公众号' })
  menu.show()
  await breathe()
  expect(menu.cards).toEqual([])
})
