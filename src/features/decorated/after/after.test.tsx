import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { sight } from '@/platform/sight/sight'
import { storage } from '@/platform/storage/storage'
import { setBoot } from '@/session/boot'
import { beginEra } from '@/session/era'
import { remind } from '@/session/reminder'
import { switchSite } from '@/session/site'
import { dropToken, signIn } from '@/session/token'
import { AfterHome } from './AfterHome'

jest.mock('@/platform/network/network')
jest.mock('@/platform/sight/sight')
const mall = network as unknown as FakeNetwork
jest.mock('@/navigation/open', () => ({ open: jest.fn() }))
const { open: mockOpen } = jest.requireMock<{ open: jest.Mock }>('@/navigation/open')

const see = (handle: string) => document.querySelector<HTMLElement>(handle)
const coupon = { platformcoupon_name: '新人券', at_least: '99.00', type: 'reward', discount: 0, money: '20.00' }
const gift = { point: 100, balance: '0.00', growth: 0, coupon: '1', coupon_list: [coupon] }
const text = { controller: 'Text' } as never

async function show(items = [text], whole = true) {
  cleanup()
  act(() => beginEra())
  render(<AfterHome items={items} whole={whole} />)
  await unitPage.settled()
}

beforeEach(() => {
  mall.reset()
  mockOpen.mockReset()
  storage.remove('newcomerAway')
  act(() => {
    dropToken()
    switchSite(0, 0)
    setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  })
  mall.on('/memberregister/api/Config/Config', { data: { is_use: 1, value: gift } })
})

describe('the card for newcomers', () => {
  test('tells a guest what there is, and leads to the login', async () => {
    await show()
    expect(see('.t-newcomer')).toHaveTextContent('优惠券 1 张 · 100 积分')
    fireEvent.click(see('.t-newcomer-take')!)
    expect(mockOpen).toHaveBeenCalledWith(expect.objectContaining({ path: 'pages/login/login/login' }))
  })

  test('stays away for a week once it was put away', async () => {
    await show()
    fireEvent.click(see('.t-newcomer-close')!)
    expect(see('.t-newcomer')).toBeNull()
    mall.reset()
    await show()
    expect(see('.t-newcomer')).toBeNull()
    expect(mall.to('/memberregister/api/Config/Config')).toHaveLength(0)
    storage.set('newcomerAway', Math.floor(Date.now() / 1000) - 8 * 86_400)
    mall.on('/memberregister/api/Config/Config', { data: { is_use: 1, value: gift } })
    await show()
    expect(see('.t-newcomer')).not.toBeNull()
  })

  test.each([
    [{ mobile: '', wx_openid: '', wx_unionid: '' }, true],
    [{ mobile: '13800000001', wx_openid: '', wx_unionid: '' }, false],
    [{ mobile: '', wx_openid: 'set', wx_unionid: '' }, false],
  ])('of the member %j: %s', async (info, due) => {
    act(() => signIn('token'))
    mall.on('/api/member/info', { data: info })
    await show()
    expect(see('.t-newcomer') !== null).toBe(due)
    if (!due) return
    fireEvent.click(see('.t-newcomer-take')!)
    expect(mockOpen).toHaveBeenCalledWith(expect.anything(), { action: 'mobile' })
  })

  test('says nothing where nothing is given, in a shop, and while something was left undone', async () => {
    mall.on('/memberregister/api/Config/Config', { data: { is_use: 0, value: gift } })
    await show()
    expect(see('.t-newcomer')).toBeNull()
    mall.on('/memberregister/api/Config/Config', { data: { is_use: 1, value: gift } })
    act(() => switchSite(3, 0))
    await show()
    expect(see('.t-newcomer')).toBeNull()
    act(() => switchSite(0, 0))
    await show()
    expect(see('.t-newcomer')).not.toBeNull()
    act(() => remind({ text: 'x', action: 'x', onAction: jest.fn(), onClose: jest.fn() }))
    expect(see('.t-newcomer')).toBeNull()
    act(() => remind(undefined))
  })

  test('makes way while the page is read further down', async () => {
    await show()
    await act(() => unitPage.fire('scroll', { scrollTop: 900 }))
    expect(see('.t-newcomer')).toBeNull()
    await act(() => unitPage.fire('scroll', { scrollTop: 0 }))
    expect(see('.t-newcomer')).not.toBeNull()
  })
})

describe('what else may please', () => {
  const row = {
    sku_id: 1,
    goods_id: 1,
    goods_name: '苹果',
    price: '9.00',
    discount_price: '9.00',
    member_price: '0.00',
  }
  const goods = { ...row, market_price: '0.00', stock: 3, sale_num: 1, sku_image: '', goods_image: '' }
  beforeEach(() => {
    mall.on('/api/goodssku/recommend', { data: { list: [goods], count: 1, page_count: 1 } })
    jest.spyOn(sight, 'near').mockImplementation((_id, _ahead, come) => {
      come()
      return () => undefined
    })
  })

  test('stands below the last block, when all are drawn', async () => {
    await show([text], false)
    expect(see('.t-recommended')).toBeNull()
    await show([text], true)
    await waitFor(() => expect(see('.t-recommended')).toHaveTextContent('苹果'))
  })

  test('not below a block that goes on without end', async () => {
    await show([text, { controller: 'GoodsCategory' } as never])
    expect(see('.t-recommended')).toBeNull()
  })
})
