import { renderHook } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { setBoot } from '@/session/boot'
import { setCartCount, useCartCount } from '@/session/cartCount'
import { dropToken, signIn } from '@/session/token'
import { refreshCartCount } from './cartCount'

jest.mock('@/platform/network/network')
const mall = network as unknown as FakeNetwork
const counts = () => renderHook(() => [useCartCount(), useCartCount('wholesale')]).result.current
const withAddon = (wholesale: 0 | 1) => setBoot({ addon_is_exit: { wholesale } } as never)

beforeEach(() => {
  mall.reset()
  setCartCount({ goods: 0, wholesale: 0 })
  mall.on('/api/cart/count', { data: 5 })
  mall.on('/wholesale/api/cart/count', { data: 30 })
})

test('both carts are counted, the wholesale cart where the mall has one', async () => {
  signIn('T1')
  withAddon(1)
  await refreshCartCount()
  expect(counts()).toEqual([5, 30])
  withAddon(0)
  await refreshCartCount()
  expect(mall.to('/wholesale/api/cart/count')).toHaveLength(1)
})

test('guests have neither, and nothing is asked', async () => {
  dropToken()
  await refreshCartCount()
  expect([counts(), mall.sent]).toEqual([[0, 0], []])
})
