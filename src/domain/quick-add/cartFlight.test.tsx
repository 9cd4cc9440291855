import { act, fireEvent, render, waitFor } from '@testing-library/react'
import type { GoodsRow } from '@mall/contract/goods'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { routes } from '@/routes'
import { signIn } from '@/session/token'
import { Tap } from '@/ui/Tap'
import { CartFlight } from './CartFlight'
import { useQuickAdd } from './useQuickAdd'

jest.mock('@/platform/network/network')

const mall = network as unknown as FakeNetwork
const goods = { goods_id: 4, sku_id: 40, site_id: 7, goods_spec_format: '[]', sku_image: 'a.png' } as GoodsRow

function List() {
  const { added, onAdd } = useQuickAdd()
  return (
    <>
      <Tap onClick={(event) => onAdd(goods, event)}>add</Tap>
      <CartFlight added={added} />
    </>
  )
}

function show(path: string) {
  unitPage.at(`/${path}`)
  const { container, getByText } = render(<List />)
  const fly = () => container.querySelector<HTMLElement>('.t-fly')
  return { fly, tap: (place: object = {}) => act(async () => void fireEvent.click(getByText('add'), place)) }
}

beforeEach(() => {
  mall.reset()
  Object.defineProperty(document.body, 'clientWidth', { value: 400, configurable: true })
  act(() => signIn('a'))
  mall.on('/api/goodssku/getInfoForCategory', { data: { min_buy: 1 } })
})

test('what was added flies from the finger to the cart of the tab bar, every time anew', async () => {
  mall.on('/api/cart/add', { data: 1 })
  const { fly, tap } = show(routes.home.path)
  expect(fly()).not.toHaveClass('odd')
  await tap({ clientX: 100, clientY: 200 })
  await waitFor(() => expect(fly()).toHaveClass('odd'))
  // the cart is the third of four tabs
  const bottom = window.innerHeight - (50 * 400) / 750
  expect(fly()!.style.getPropertyValue('--fly-x')).toBe(`${100 - 250}px`)
  expect(parseFloat(fly()!.style.getPropertyValue('--fly-y'))).toBeCloseTo(200 - bottom, 3)
  expect(fly()!.parentElement!.style.left).toBe('62.5%')
  // by a key: from no place of its own
  await tap()
  await waitFor(() => expect(fly()).toHaveClass('even'))
  expect(fly()!.style.getPropertyValue('--fly-x')).toBe('')
})

test('nothing flies for what was refused, nor where the page has no cart below', async () => {
  mall.on('/api/cart/add', { code: -1, message: '商品库存不足' })
  const { fly, tap } = show(routes.home.path)
  await tap({ clientX: 1, clientY: 1 })
  await waitFor(() => expect(mall.to('/api/cart/add')).toHaveLength(1))
  expect(fly()).not.toHaveClass('odd')
  expect(show(routes.goodsDetail.path).fly()).toBeNull()
})
