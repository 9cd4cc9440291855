import { act, render, screen } from '@testing-library/react'
import { setBoot } from '@/session/boot'
import { ShopCard } from './parts/ShopCard'

const development = (flag: 0 | 1) =>
  act(() => setBoot({ addon_is_exit: {}, development: flag, style_theme: 'red', default_img: {} } as never))

test('the head of a shop in the cart is no link while shops are hidden', () => {
  development(1)
  render(<ShopCard shop={{ siteId: 3, name: '三号店', rows: [] } as never} cart={{ chosen: [] } as never} />)
  const linked = () => screen.getByText('三号店').closest('[role=link]') !== null
  expect(linked()).toBe(true)
  development(0)
  expect(linked()).toBe(false)
})
