import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import * as links from '@/navigation/links'
import { beginEra } from '@/session/era'
import { routes } from '@/routes'
import { HelpDetailScreen } from './HelpDetailScreen'
import { HelpListScreen } from './HelpListScreen'
import { NoticeDetailScreen } from './NoticeDetailScreen'
import { NoticeListScreen } from './NoticeListScreen'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({
  ...jest.requireActual<object>('@/navigation/open'),
  open: (...args: unknown[]) => mockOpen(...args),
}))
const followed = jest.spyOn(links, 'openLink').mockResolvedValue()
const mall = network as unknown as FakeNetwork
const all = (handle: string) => [...document.querySelectorAll(handle)]
const tap = (handle: string, at = 0) => fireEvent.click(all(handle)[at] as Element)
const text = (handle: string) => all(handle).map((one) => one.textContent)
const day = Date.parse('2026-11-21T09:00:00+08:00') / 1000

const articles = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: from + i, title: `第 ${from + i} 篇` }))
const adv = (adv_list: object[]) =>
  mall.on('/api/adv/detail', { data: { ap_id: 0, ap_name: '', keyword: 'NS_AI', ap_width: 0, ap_height: 0, adv_list } })
const classes = [
  { class_id: 1, class_name: '购物', child_list: articles(1, 7) },
  { class_id: 2, class_name: '配送', child_list: articles(11, 2) },
  { class_id: 3, class_name: '空的', child_list: [] },
]

beforeEach(() => {
  mall.reset()
  act(() => beginEra())
  mockOpen.mockClear()
  followed.mockClear()
  adv([])
  mall.on('/api/config/servicer', { data: { h5: { type: 'none' }, weapp: { type: 'none' } } })
})

describe('help', () => {
  test('classes that hold something, their first articles, and all of one behind its tab', async () => {
    mall.on('/api/helpclass/lists', { data: classes })
    mall.on('/api/help/page', { data: { list: [], count: 0, page_count: 0 } })
    unitPage.at(`/${routes.helpList.path}`)
    render(<HelpListScreen />)
    await waitFor(() => expect(all('.t-help-class')).toHaveLength(2))
    expect(all('.t-help')).toHaveLength(7)
    expect(text('.t-help-more')).toEqual(['查看全部 7 篇'])
    tap('.t-help', 5)
    expect(mockOpen).toHaveBeenCalledWith(routes.helpDetail, { id: 11 })
    const rows = articles(1, 7).map((one) => ({ ...one, class_id: 1, class_name: '购物', sort: 0, create_time: day }))
    mall.on('/api/help/page', { data: { list: rows, count: 7, page_count: 1 } })
    tap('.t-help-more')
    await waitFor(() => expect(text('.t-help')[6]).toContain('第 7 篇2026-11-21'))
    expect(mall.to('/api/help/page')[0]?.params).toMatchObject({ class_id: '1', app_module: 'shop', page: '1' })
    tap('.t-tab-0')
    expect(all('.t-help-class')).toHaveLength(2)
  })

  test('without articles there are still the notices; the companion is led to only when there is one', async () => {
    mall.on('/api/helpclass/lists', { data: [] })
    unitPage.at(`/${routes.helpList.path}`)
    const { unmount } = render(<HelpListScreen />)
    await waitFor(() => screen.getByText('暂无帮助内容'))
    tap('.t-notices')
    expect(mockOpen).toHaveBeenCalledWith(routes.noticeList)
    expect([all('.t-ai-companion').length, all('.t-tab-0').length]).toEqual([0, 0])
    unmount()
    act(() => beginEra())
    adv([{ adv_id: 1, adv_title: '', ap_id: 1, adv_url: '', adv_image: 'a.jpg', slide_sort: 1, background: '' }])
    render(<HelpListScreen />)
    await waitFor(() => expect(all('.t-ai-companion')).toHaveLength(1))
  })

  const help = { id: 3, title: '怎么退货', class_id: 1, class_name: '售后', create_time: day, link_address: '' }

  test('an article with the page it speaks of', async () => {
    const link_address = 'pages/order/list/list'
    mall.on('/api/help/info', { data: { ...help, content: '<p>七天内</p><img src="a.jpg">', link_address } })
    unitPage.at(`/${routes.helpDetail.path}?id=3`)
    render(<HelpDetailScreen />)
    await waitFor(() => screen.getByText('怎么退货'))
    expect(screen.getByText('售后 · 2026-11-21')).toBeTruthy()
    expect(document.querySelector('.t-rich img')?.getAttribute('style')).toContain('max-width:100%')
    tap('.t-help-link')
    expect(followed).toHaveBeenCalledWith(link_address)
  })

  test.each(['', 'otherpages/nowhere', 'javascript:alert(1)'])(
    'a link that leads nowhere is no button: %s',
    async (to) => {
      mall.on('/api/help/info', { data: { ...help, content: '', link_address: to } })
      unitPage.at(`/${routes.helpDetail.path}?id=3`)
      render(<HelpDetailScreen />)
      await waitFor(() => screen.getByText('怎么退货'))
      expect(all('.t-help-link')).toHaveLength(0)
    },
  )

  test.each(['', '?id=0', '?id=-4', '?id=abc'])(
    'without an article nothing is asked, and all of them are offered: %s',
    (query) => {
      unitPage.at(`/${routes.helpDetail.path}${query}`)
      render(<HelpDetailScreen />)
      screen.getByText('这篇帮助已不存在')
      expect(mall.to('/api/help/info')).toHaveLength(0)
      tap('.t-empty-go')
      expect(mockOpen).toHaveBeenCalledWith(routes.helpList, {}, { replace: true })
    },
  )
})

describe('notices', () => {
  const notice = { content: '<p>照常</p>', receiving_type: 'mobile', receiving_name: '手机端', create_time: day }

  test('those on top say so, and each opens', async () => {
    const list = [
      { ...notice, id: 2, title: '春节发货', is_top: 1 },
      { ...notice, id: 1, title: '新店开业', is_top: 0 },
    ]
    mall.on('/api/notice/page', { data: { list, count: 2, page_count: 1 } })
    unitPage.at(`/${routes.noticeList.path}`)
    render(<NoticeListScreen />)
    await waitFor(() => expect(text('.t-notice')).toEqual(['置顶春节发货2026-11-21', '新店开业2026-11-21']))
    expect(mall.to('/api/notice/page')[0]?.params).toMatchObject({ receiving_type: 'mobile' })
    tap('.t-notice', 1)
    expect(mockOpen).toHaveBeenCalledWith(routes.noticeDetail, { notice_id: 1 })
  })

  test('none', async () => {
    mall.on('/api/notice/page', { data: { list: [], count: 0, page_count: 0 } })
    unitPage.at(`/${routes.noticeList.path}`)
    render(<NoticeListScreen />)
    await waitFor(() => screen.getByText('暂无更多信息'))
  })

  test('one, and one that was taken back', async () => {
    mall.on('/api/notice/info', { data: { ...notice, id: 2, title: '春节发货', is_top: 1 } })
    unitPage.at(`/${routes.noticeDetail.path}?notice_id=2`)
    const { unmount } = render(<NoticeDetailScreen />)
    await waitFor(() => screen.getByText('照常'))
    expect(mall.to('/api/notice/info')[0]?.params).toMatchObject({ id: '2' })
    unmount()
    mall.on('/api/notice/info', { code: -1, message: '公告不存在' })
    unitPage.at(`/${routes.noticeDetail.path}?notice_id=9`)
    await act(async () => void render(<NoticeDetailScreen />))
    await waitFor(() => screen.getByText('公告不存在'))
    tap('.t-empty-go')
    expect(mockOpen).toHaveBeenCalledWith(routes.noticeList, {}, { replace: true })
  })
})
