import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { GoodsDetail } from '@mall/contract/goods'
import { ordinaryOffer } from '@/domain/goods/offer'
import * as opening from '@/navigation/open'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { setBoot } from '@/session/boot'
import { useCartWays } from './cartWays'
import { waysOf } from './GoodsKind'
import { BuyBar } from './parts/BuyBar'
import { ShopCard } from './parts/ShopCard'

jest.mock('@/platform/network/network')

const development = (flag: 0 | 1) =>
  act(() => setBoot({ addon_is_exit: {}, development: flag, style_theme: 'red', default_img: {} } as never))
const shop = { site_id: 3, site_name: '三号店', logo: '', is_own: 1, sub_num: 2, shop_desccredit: '4.9' } as never
const sold = {
  ...{ goods_state: 1, verify_state: 1, stock: 5, min_buy: 0, max_buy: 0, purchased_num: 0, is_virtual: 0 },
  ...{ price: '1.00', discount_price: '1.00', member_price: '0.00', market_price: '0.00', promotion_type: 0 },
} as GoodsDetail
const cart = { name: 'goods', add: '/api/cart/add', draft: 'orderCreateData', payment: routes.orderPayment } as const
function Bar({ detail }: { detail: GoodsDetail }) {
  const ways = waysOf(detail, useCartWays(cart))
  const { stop } = ordinaryOffer(detail)
  return (
    <BuyBar
      {...{ shop, ways, stop }}
      skuId={1}
      cart={undefined}
      added={undefined}
      onWay={jest.fn()}
      onElsewhere={jest.fn()}
    />
  )
}
const handlesIn = (container: HTMLElement, names: string[]) =>
  names.filter((name) => container.querySelector(`.${name}`) !== null)

test('goods name their shop and lead there; while shops are hidden they lead home', async () => {
  development(1)
  const { container } = render(
    <>
      <ShopCard shop={shop} skuId={1} />
      <Bar detail={sold} />
    </>,
  )
  const handles = () => handlesIn(container, ['t-visit-shop', 't-shop', 't-home'])
  expect(handles()).toEqual(['t-visit-shop', 't-shop'])
  development(0)
  expect(handles()).toEqual(['t-home'])
  await unitPage.settled()
})

test.each([
  ['goods on sale', {}, ['t-add-to-cart', 't-buy-now']],
  ['virtual goods', { is_virtual: 1 }, ['t-buy-now']],
  ['sold out', { stock: 0 }, ['t-elsewhere']],
  ['off the shelf', { goods_state: 0 }, ['t-elsewhere']],
  // the sheet says why: another sku may have enough left
  ['fewer left than the least', { stock: 1, min_buy: 2 }, ['t-add-to-cart', 't-buy-now']],
])('the ways to buy %s', async (_name, more, ways) => {
  const { container } = render(<Bar detail={{ ...sold, ...more } as GoodsDetail} />)
  expect(handlesIn(container, ['t-add-to-cart', 't-buy-now', 't-elsewhere'])).toEqual(ways)
  await unitPage.settled()
})

test('the bar leads to who answers about these goods', async () => {
  const opened = jest.spyOn(opening, 'open').mockResolvedValue(true)
  const weapp = { type: 'none', corpid: '', wxwork_url: '' }
  ;(network as unknown as FakeNetwork).on('/api/config/servicer', {
    data: { h5: { type: 'servicer', open_url: '' }, weapp },
  })
  const { container } = render(<Bar detail={sold} />)
  await waitFor(() => expect(container.querySelector('.t-contact')).not.toBeNull())
  await act(async () => void fireEvent.click(container.querySelector('.t-contact')!))
  expect(opened).toHaveBeenCalledWith(routes.chatRoom, { site_id: 3, sku_id: 1 })
})
