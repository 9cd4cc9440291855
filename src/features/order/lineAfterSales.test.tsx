import { act, fireEvent, render } from '@testing-library/react'
import type { OrderLine } from '@mall/contract/order'
import * as opening from '@/navigation/open'
import { routes } from '@/routes'
import { LineAfterSales } from './parts/LineAfterSales'

const opened = jest.spyOn(opening, 'open').mockResolvedValue(true)
const shown = (line: Partial<OrderLine>) =>
  render(<LineAfterSales line={{ order_goods_id: 7, refund_action: [], ...line } as OrderLine} />).container
const tap = (box: HTMLElement, handle: string) => act(async () => void fireEvent.click(box.querySelector(handle)!))

it('leads to the application where the server offers it', async () => {
  const refund_action = [{ event: 'orderRefundApply', title: '', color: '' }]
  await tap(shown({ refund_status: 0, refund_action }), '.t-line-apply-refund')
  expect(opened).toHaveBeenLastCalledWith(routes.refundApply, { order_goods_id: 7 })
})

it('tells how far a refund is, and leads to it', async () => {
  const box = shown({ refund_status: -1 })
  expect(box).toHaveTextContent('商家拒绝退款')
  await tap(box, '.t-line-refund')
  expect(opened).toHaveBeenLastCalledWith(routes.refundDetail, { order_goods_id: 7 })
})

it('is not there for gifts and completed orders', () => {
  expect(shown({ refund_status: 0 })).toBeEmptyDOMElement()
})
