import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { dial } from '@/platform/dial/dial'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { fillScreenSlots } from '@/ui/screenSlots'
import { GoBrowsing } from '@/domain/shop/GoBrowsing'
import { beginEra } from '@/session/era'
import { IntroduceScreen } from './IntroduceScreen'

fillScreenSlots({ TabBar: () => null, NotOffered: GoBrowsing })

jest.mock('@/platform/network/network')
jest.mock('@/platform/map/MapView', () => ({ MapView: () => null }))
jest.mock('@/platform/dial/dial', () => ({ dial: { dial: jest.fn() } }))
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
const mall = network as unknown as FakeNetwork

const shop = {
  ...{ site_id: 7, site_name: '山野鲜生', is_own: 1, level_name: '旗舰店', category_name: '生鲜果蔬', shop_status: 1 },
  ...{ logo: 'l.png', avatar: '', banner: '', seo_description: '从果园直接到家', sub_num: 25_310, shop_sales: 8 },
  ...{ shop_desccredit: '4.86', shop_servicecredit: '4.90', shop_deliverycredit: '5.00' },
  ...{ qq: '10086', ww: '', telephone: '0571-88007007', workingtime: '07:00-22:00', work_week: '1,2,3,4,5' },
  ...{ full_address: '浙江省-杭州市-拱墅区', address: '湖墅南路 186 号', longitude: '120.1551', latitude: '30.2741' },
  ...{ start_time: 1_700_000_000, expire_time: 0, shop_adv: '{broken', website_id: 101 },
  ...{ shop_qtian: 1, shop_zhping: 0, shop_baozh: 1, shop_baozhopen: 1, shop_baozhrmb: '10000.00' },
}
const boot = (development: 0 | 1) =>
  act(() => setBoot({ addon_is_exit: {}, development, style_theme: 'red', default_img: {} } as never))

async function shown(more: Record<string, unknown> & { code?: number } = {}, query = 'site_id=7') {
  unitPage.at(`/otherpages/shop/introduce/introduce?${query}`)
  mall.on('/api/shop/info', 'code' in more ? more : { data: { ...shop, ...more } })
  const { container } = render(<IntroduceScreen />)
  await unitPage.settled()
  return (handle: string) => container.querySelector<HTMLElement>(handle)
}

beforeEach(() => {
  mall.reset()
  mall.on('/api/config/servicer', {
    data: { h5: { type: 'none', open_url: '' }, weapp: { type: 'none', corpid: '', wxwork_url: '' } },
  })
  mockOpen.mockReset()
  mockOpen.mockResolvedValue(true)
  act(() => beginEra())
  boot(1)
})

test('who it is, what it promises, when it is open', async () => {
  const at = await shown()
  expect(mall.to('/api/shop/info')[0]?.params.site_id).toBe('7')
  for (const words of ['旗舰店', '生鲜果蔬', '2023-11-15', '从果园直接到家', '周一至周五 07:00-22:00', '自营'])
    expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByText('2.5 万人关注 · 已售 8')).toBeVisible()
  expect(at('.t-shop-scores')).toHaveTextContent('描述相符4.9服务态度4.9物流服务5.0')
  expect([...document.querySelectorAll('.t-guarantee')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('七天无理由退货'),
    expect.stringContaining('已缴纳 ¥10000.00。'),
  ])
  expect(at('.t-shop-closed')).toBeNull()
})

test('the ways to the shop: telephone, map, its home, its code', async () => {
  const at = await shown()
  fireEvent.click(at('.t-call-shop')!)
  expect(dial.dial).toHaveBeenCalledWith('0571-88007007')
  fireEvent.click(at('.t-shop-address')!)
  await waitFor(() =>
    expect(mockOpen).toHaveBeenLastCalledWith(routes.openLocation, {
      ...{ longitude: '120.1551', latitude: '30.2741', name: '山野鲜生' },
      address: '浙江省 杭州市 拱墅区 湖墅南路 186 号',
    }),
  )
  fireEvent.click(at('.t-visit-shop')!)
  expect(mockOpen).toHaveBeenLastCalledWith(routes.shopHome, { site_id: 7 })
  expect(at('.t-copy-qq')).not.toBeNull()
  expect(at('.t-copy-ww')).toBeNull()
})

test('the poster of the shop is drawn for this page', async () => {
  mall.on('/api/shop/poster', { data: { path: 'upload/poster/s7.png' } })
  const at = await shown()
  fireEvent.click(at('.t-share')!)
  fireEvent.click(at('.t-share-poster')!)
  await unitPage.settled()
  expect(at('.t-poster')).toHaveAttribute('src', expect.stringContaining('upload/poster/s7.png'))
  expect(mall.to('/api/shop/poster')[0]?.params).toMatchObject({
    page: '/otherpages/shop/introduce/introduce',
    qrcode_param: '{"site_id":7}',
  })
})

test('a closed shop says so, and has nothing to buy or to hand on', async () => {
  const at = await shown({ shop_status: 0 })
  expect(at('.t-shop-closed')).toHaveTextContent('店铺已歇业')
  for (const gone of ['.t-visit-shop', '.t-share', '.t-shop-qrcode']) expect(at(gone)).toBeNull()
  expect(at('.t-call-shop')).not.toBeNull()
})

test('a shop that tells nothing of itself has no empty rows', async () => {
  const nothing = { telephone: '', qq: '', workingtime: '', work_week: '', full_address: '', address: '' }
  const at = await shown({ ...nothing, longitude: '', latitude: '', seo_description: '', level_name: '' })
  for (const gone of ['.t-call-shop', '.t-shop-address', '.t-shop-hours', '.t-shop-intro', '.t-show-place'])
    expect(at(gone)).toBeNull()
  expect(screen.queryByText('联系方式')).toBeNull()
})

test('a servicer who answers is a button away', async () => {
  mall.on('/api/config/servicer', {
    data: { h5: { type: 'servicer', open_url: '' }, weapp: { type: 'none', corpid: '', wxwork_url: '' } },
  })
  const at = await shown()
  await waitFor(() => expect(at('.t-contact')).not.toBeNull())
  fireEvent.click(at('.t-contact')!)
  expect(mockOpen).toHaveBeenLastCalledWith(routes.chatRoom, { site_id: 7 })
})

test.each([
  ['an unknown one', 'site_id=404'],
  ['none', ''],
  ['a hostile one', 'site_id=%3Cscript%3E'],
])('%s leads on to the mall', async (_name, query) => {
  const at = await shown({ code: -1, message: '店铺不存在' }, query)
  expect(at('.t-empty')).toHaveTextContent('店铺不存在')
  fireEvent.click(at('.t-empty-go')!)
  expect(mockOpen).toHaveBeenLastCalledWith(routes.home)
})

test('a code names the shop in its scene', async () => {
  await shown({}, `scene=${encodeURIComponent('site_id-7')}`)
  expect(mall.to('/api/shop/info')[0]?.params.site_id).toBe('7')
})

test('while shops are hidden nothing is asked', async () => {
  boot(0)
  const at = await shown()
  expect(at('.t-empty-go')).not.toBeNull()
  expect(mall.to('/api/shop/info')).toEqual([])
})
