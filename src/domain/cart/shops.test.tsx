import { act, render, screen } from '@testing-library/react'
import { CartShopCard } from './CartShopCard'
import { ordinaryCart } from './ordinaryCart'
import { setBoot } from '@/session/boot'

const development = (flag: 0 | 1) =>
  act(() => setBoot({ addon_is_exit: {}, development: flag, style_theme: 'red', default_img: {} } as never))

test('the head of a shop in the cart is no link while shops are hidden', () => {
  development(1)
  const cart = { kind: ordinaryCart, rows: [], ticks: { ids: new Set() } } as never
  render(<CartShopCard shop={{ siteId: 3, name: '三号店', rows: [] }} cart={cart} extras={{}} />)
  const linked = () => screen.getByText('三号店').closest('[role=link]') !== null
  expect(linked()).toBe(true)
  development(0)
  expect(linked()).toBe(false)
})
