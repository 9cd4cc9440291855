import { act, render } from '@testing-library/react'
import { setBoot } from '@/session/boot'
import { BuyBar } from './parts/BuyBar'
import { ShopCard } from './parts/ShopCard'

const development = (flag: 0 | 1) =>
  act(() => setBoot({ addon_is_exit: {}, development: flag, style_theme: 'red', default_img: {} } as never))
const shop = { site_id: 3, site_name: '三号店', logo: '', is_own: 1, sub_num: 2 } as never
const detail = { goods_state: 1, stock: 5 } as never

test('goods name their shop and lead there; while shops are hidden they lead home', () => {
  development(1)
  const { container } = render(
    <>
      <ShopCard shop={shop} />
      <BuyBar detail={detail} shop={shop} onAim={jest.fn()} />
    </>,
  )
  const handles = () => ['t-visit-shop', 't-shop', 't-home'].map((name) => container.querySelector(`.${name}`) !== null)
  expect(handles()).toEqual([true, true, false])
  development(0)
  expect(handles()).toEqual([false, false, true])
})
