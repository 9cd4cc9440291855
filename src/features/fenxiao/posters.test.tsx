import type { ReactNode } from 'react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { album } from '@/platform/album/album'
import { clipboard } from '@/platform/clipboard/clipboard'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { share } from '@/platform/share/share'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { dropToken, signIn } from '@/session/token'
import { PostersScreen } from './PostersScreen'

jest.mock('@/platform/network/network')
type Turned = (event: { detail: { current: number } }) => void
let turned: Turned
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual<object>('@tarojs/components'),
  Swiper: ({ children, onChange }: { children: ReactNode; onChange: Turned }) => {
    turned = onChange
    return children
  },
}))
const mall = network as unknown as FakeNetwork
const own = '/fenxiao/api'
const poster = `${own}/fenxiao/poster`
const home = `/${routes.home.path}`
const diy = `/${routes.diyPage.path}`

let clock = Date.now()
let copied: jest.SpyInstance
let offered: jest.SpyInstance
beforeEach(() => {
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  copied = jest.spyOn(clipboard, 'copy').mockReset().mockResolvedValue(true)
  offered = jest.spyOn(share, 'offer').mockReset().mockResolvedValue('shared')
  mall.reset()
  act(() => {
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
    signIn('p')
    beginEra()
  })
  mall.on(`${own}/fenxiao/detail`, { data: { fenxiao_id: 3, member_id: 12, status: 1 } })
  mall.on('/api/diyview/info', { data: { title: '推广市场' } })
  mall.on('/api/member/id', { data: 12 })
  mall.on(poster, ({ params }) => ({ data: { path: params.page === home ? 'upload/home.png' : 'upload/market.png' } }))
})
afterEach(() => act(() => dropToken()))

async function show() {
  unitPage.at(`/${routes.fenxiaoPoster.path}`)
  render(<PostersScreen />)
  await unitPage.settled()
}
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const there = (handle: string) => document.querySelector(handle) !== null
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('img.t-poster')].map(({ src }) => src)
const tabs = () => [...document.querySelectorAll('[role=tab]')].map((one) => one.textContent)
const turn = (current: number) => act(() => turned({ detail: { current } }))

test('a poster of the mall and one of the market, in the name of who is here', async () => {
  await show()
  const asked = mall.to(poster).map(({ params }) => [params.page, JSON.parse(String(params.qrcode_param))] as const)
  expect(new Map(asked)).toEqual(
    new Map<unknown, unknown>([
      [home, { suid: 12 }],
      [diy, { name: 'DIY_FENXIAO_MARKET', suid: 12 }],
    ]),
  )
  expect(asked).toHaveLength(2)
  expect(pictures()).toEqual([
    expect.stringMatching(/upload\/home\.png$/),
    expect.stringMatching(/upload\/market\.png$/),
  ])
  expect(tabs()).toEqual(['商城首页', '分销市场'])
})

test('the one that is seen is saved, and its page is handed on', async () => {
  const save = jest.spyOn(album, 'save').mockResolvedValue('saved')
  await show()
  await tap('.t-save-poster')
  expect(save).toHaveBeenLastCalledWith(expect.stringMatching(/home\.png$/), 'poster.png')
  await tap('.t-share-link')
  expect(copied).toHaveBeenLastCalledWith(expect.stringMatching(/\/pages\/index\/index\/index\?source_member=12$/))
  turn(1)
  await tap('.t-save-poster')
  expect(save).toHaveBeenLastCalledWith(expect.stringMatching(/market\.png$/), 'poster.png')
  await tap('.t-share-link')
  expect(copied).toHaveBeenLastCalledWith(
    expect.stringMatching(/\/otherpages\/diy\/diy\/diy\?name=DIY_FENXIAO_MARKET&source_member=12$/),
  )
  await tap('.t-share-friend')
  expect(offered).toHaveBeenLastCalledWith(
    expect.objectContaining({
      title: '为您挑选的好物，一起来看看',
      path: `${diy}?name=DIY_FENXIAO_MARKET&source_member=12`,
      image: expect.stringMatching(/market\.png$/),
    }),
  )
  await tap('.t-tab-0')
  await tap('.t-share-friend')
  expect(offered).toHaveBeenLastCalledWith(expect.objectContaining({ title: '邀请您一起来逛逛' }))
})

test.each([
  [1, '好友扫码或点开链接并登录后，成为您的下级'],
  [2, '好友扫码或点开链接并首次下单后，成为您的下级'],
  [3, '好友扫码或点开链接并首次付款后，成为您的下级'],
])('when a friend counts is told by the rule of the mall: %i', async (child_condition, words) => {
  mall.on(`${own}/config/relation`, { data: { child_condition } })
  await show()
  expect(document.querySelector('.t-counts-when')?.textContent).toBe(words)
})

test('where the platform has no sheet of its own the link is copied', async () => {
  offered.mockResolvedValue('unavailable')
  await show()
  await tap('.t-share-friend')
  expect(copied).toHaveBeenCalledTimes(1)
})

test('a mall without a market page has one poster, without tabs', async () => {
  mall.on('/api/diyview/info', { code: -1, message: '页面不存在' })
  await show()
  expect(pictures()).toHaveLength(1)
  expect(tabs()).toEqual([])
})

test('another server answers several of a page', async () => {
  mall.on(poster, ({ params }) => ({
    data: params.page === home ? ['upload/a.png', '', 'upload/b.png'] : ['upload/c.png'],
  }))
  await show()
  expect(pictures().map((src) => src.slice(-5))).toEqual(['a.png', 'b.png', 'c.png'])
  expect(tabs()).toEqual(['商城首页', '商城首页 2', '分销市场'])
})

test('a poster that is not drawn is asked for again, and cannot be saved meanwhile', async () => {
  mall.on(poster, ({ params }) =>
    params.page === home ? { code: -1, message: '海报生成失败' } : { data: { path: 'upload/market.png' } },
  )
  await show()
  expect(screen.getByText('海报生成失败')).toBeInTheDocument()
  const save = () => document.querySelector<HTMLButtonElement>('.t-save-poster')!
  expect(save()).toBeDisabled()
  mall.on(poster, { data: { path: 'upload/home.png' } })
  await tap('.t-retry')
  await waitFor(() => expect(pictures()).toHaveLength(2))
  expect(save()).not.toBeDisabled()
})

test('who is none has nothing to hand on', async () => {
  mall.on(`${own}/fenxiao/detail`, { data: null })
  await show()
  expect(there('.t-no-distributor')).toBe(true)
  expect(there('.t-save-poster')).toBe(false)
  expect(mall.to(poster)).toEqual([])
})
