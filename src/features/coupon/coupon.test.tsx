import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { MemberCoupon, MemberPlatformCoupon } from '@mall/contract/coupon'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setServerTime } from '@/session/clock'
import { dropToken, signIn } from '@/session/token'
import { OwnRow } from './parts/OwnRow'
import { useOneCoupon } from './useOneCoupon'

jest.mock('@/platform/network/network')
const mockOpen = jest.fn()
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args) }))

const mall = network as unknown as FakeNetwork
const now = 1_772_416_800
const terms = { type: 'reward', money: '5.00', discount: 0, discount_limit: '0.00', at_least: '0.00' }
const shopOwn = (more = {}) =>
  ({
    ...terms,
    coupon_id: 1,
    coupon_type_id: 8,
    coupon_name: '店铺券',
    site_id: 3,
    site_name: '青禾家居',
    goods_type: 1,
    state: 1,
    end_time: now + 30 * 86_400,
    use_order_id: 0,
    ...more,
  }) as unknown as MemberCoupon
const platformOwn = {
  ...terms,
  platformcoupon_id: 1,
  platformcoupon_type_id: 9,
  platformcoupon_name: '平台券',
  use_scenario: 1,
  state: 1,
  end_time: now + 30 * 86_400,
} as unknown as MemberPlatformCoupon

beforeEach(() => {
  mall.reset()
  mockOpen.mockClear()
  setServerTime(now)
})
afterEach(() => act(() => dropToken()))

const tap = (name: string) => fireEvent.click(document.querySelector(name) as Element)

describe("a ticket of one's own", () => {
  test.each([
    ['of a shop', shopOwn(), { coupon: 8 }],
    ['of the platform', platformOwn, { platformcouponTypeId: 9 }],
  ])('%s leads to its goods', (_, own, params) => {
    render(<OwnRow own={own} />)
    tap('.t-use-coupon')
    expect(mockOpen).toHaveBeenCalledWith(routes.goodsList, params)
  })

  test('that is used leads to its order, where there is one', () => {
    const { rerender } = render(<OwnRow own={shopOwn({ state: 2, use_order_id: 1017 })} />)
    tap('.t-coupon-order')
    expect(mockOpen).toHaveBeenCalledWith(routes.orderDetail, { order_id: 1017 })
    rerender(<OwnRow own={{ ...platformOwn, state: 2 }} />)
    expect(document.querySelector('.t-coupon-order')).toBeNull()
    expect(document.querySelector('.t-use-coupon')).toBeNull()
  })

  test('that ends within three days says so', () => {
    const { rerender } = render(<OwnRow own={shopOwn({ end_time: now + 2 * 86_400 })} />)
    expect(screen.queryByText('即将过期')).toBeTruthy()
    rerender(<OwnRow own={shopOwn({ end_time: now + 4 * 86_400 })} />)
    expect(screen.queryByText('即将过期')).toBeNull()
  })
})

describe('one coupon', () => {
  const type = (more = {}) => ({
    data: {
      ...terms,
      platformcoupon_type_id: 9,
      platformcoupon_name: '平台券',
      use_scenario: 1,
      max_fetch: 2,
      count: 10,
      lead_count: 4,
      validity_type: 0,
      fixed_term: 0,
      end_time: now + 86_400,
      status: 1,
      qrcode: 'upload/qrcode/a.png',
      ...more,
    },
  })
  const had = (count: number) => mall.on('/platformcoupon/api/platformcoupon/receivedNum', { data: count })
  async function shown(id: number, answer: Parameters<typeof mall.on>[1]) {
    mall.on('/platformcoupon/api/platformcoupon/typeinfo', answer)
    const { result } = renderHook(() => useOneCoupon('platform', id))
    await waitFor(() => expect(result.current.coupon).toBeTruthy())
    return result
  }

  test('a guest may receive it, and is not asked how many there were', async () => {
    const result = await shown(1, type())
    expect(result.current).toMatchObject({ open: true, held: false, had: undefined, remaining: 6 })
    expect(mall.sent.map(({ path }) => path)).toEqual(['/platformcoupon/api/platformcoupon/typeinfo'])
  })

  test.each([
    [2, 1, true],
    [3, 2, false],
  ])('id %d: of at most two, with %d received, one more: %s', async (id, count, open) => {
    act(() => signIn(`t${id}`))
    had(count)
    const result = await shown(id, type())
    await waitFor(() => expect(result.current.had).toBe(count))
    expect(result.current.open).toBe(open)
  })

  test.each([
    [4, { status: 2 }, 'ended'],
    [5, { lead_count: 10 }, 'gone'],
  ])('id %d: %o is %s for everybody', async (id, more, stamp) => {
    const result = await shown(id, type(more))
    expect(result.current).toMatchObject({ open: false, coupon: { stamp } })
  })
})
