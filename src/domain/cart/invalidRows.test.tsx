import { act, render } from '@testing-library/react'
import type { CartRow } from '@mall/contract/cart'
import { InvalidRows } from './InvalidRows'

const row = (more: Partial<CartRow>) =>
  ({ cart_id: 1, goods_name: '竹编收纳筐', sku_image: '', sku_spec_format: '', shop_status: 1, ...more }) as CartRow

test('what can no longer be bought says why, and leads to goods named like it', async () => {
  unitPage.at('/pages/goods/cart/cart')
  const { container } = render(<InvalidRows rows={[row({ goods_state: 0 })]} onRemove={jest.fn()} />)
  expect(container.querySelector('.t-invalid-reason')).toHaveTextContent('商品已下架')
  await act(async () => container.querySelector<HTMLElement>('.t-similar')!.click())
  const keyword = encodeURIComponent('竹编收纳筐')
  expect(unitPage.log).toContain(`navigateTo /pages/goods/list/list?keyword=${keyword}`)
})
