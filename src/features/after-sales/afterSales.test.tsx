import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FakeNetwork } from '@/platform/network/fake'
import { network } from '@/platform/network/network'
import { clipboard } from '@/platform/clipboard/clipboard'
import { feedback } from '@/platform/feedback/feedback'
import { subscribe } from '@/platform/subscribe/subscribe'
import { now } from '@/session/clock'
import { beginEra } from '@/session/era'
import * as opening from '@/navigation/open'
import { signIn } from '@/session/token'
import { routes } from '@/routes'
import { ActivistScreen } from './ActivistScreen'
import { ComplainScreen } from './ComplainScreen'
import { RefundApplyScreen } from './RefundApplyScreen'
import { RefundDetailScreen } from './RefundDetailScreen'

jest.mock('@/platform/network/network')
jest.mock('@/platform/subscribe/subscribe')

const mall = network as unknown as FakeNetwork
const opened = jest.spyOn(opening, 'open').mockResolvedValue(true)
const wentBack = jest.spyOn(opening, 'back').mockResolvedValue(undefined as never)
const modal = jest.spyOn(feedback, 'modal')
const asking = jest.spyOn(subscribe, 'ask').mockResolvedValue(true)

const action = (...events: string[]) => events.map((event) => ({ event, title: event, color: '' }))
const line = (more: object = {}) => ({
  ...{ order_goods_id: 7, order_id: 3, goods_name: '青瓷茶杯', sku_name: '青瓷茶杯', sku_image: '', num: 2 },
  ...{ sku_spec_format: '[]', price: '59.90', goods_money: '119.80', real_goods_money: '78.87', point_money: '0.00' },
  ...{ refund_status: 0, refund_status_name: '', refund_type: 0, complain_action: 0, is_present: 0 },
  refund_action: action('orderRefundApply'),
  ...more,
})
const detail = (more: object) => ({
  ...line({ refund_status: 1, refund_action: action('orderRefundCancel'), complain_action: 1 }),
  ...{ refund_no: 'R20260001', refund_type: 2, refund_reason: '其他', refund_remark: '杯口有裂纹', refund_images: '' },
  ...{ refund_apply_money: '106.74', refund_real_money: '0.00', refund_delivery_money: '28.08' },
  ...{ refund_action_time: 1_763_000_000, refund_time: 0, refund_refuse_reason: '', refund_address: '' },
  ...{ refund_delivery_name: '', refund_delivery_no: '', shop_address: '杭州市文三路 3 号', refund_log_list: [] },
  ...more,
})
const reasons = ['未按约定时间发货', '拍错/多拍/不喜欢', '协商一致退款', '其他']
const data = (info: object, refund_type = [1, 2]) =>
  mall.on('/api/orderrefund/refundData', {
    data: { order_goods_info: info, refund_money: '106.74', refund_type, refund_reason_type: reasons },
  })
const shown = (more: object) => mall.on('/api/orderrefund/detail', { data: detail(more) })
const complaint = (complain_info: object | null, more: object = { complain_action: 1 }) =>
  mall.on('/api/ordercomplain/detail', {
    data: { order_goods_info: line(more), refund_money: '106.74', refund_reason_type: reasons, complain_info },
  })

beforeEach(() => {
  mall.reset()
  opened.mockClear()
  wentBack.mockClear()
  modal.mockReset().mockResolvedValue(true)
  signIn('T1')
  act(() => beginEra())
  mall.on('/api/order/detail', {
    data: {
      balance_money: '10.00',
      pay_money: '90.00',
      pay_type_name: '微信支付',
      coupon_id: 5,
      platform_coupon_id: 0,
    },
  })
  for (const path of ['refund', 'cancel', 'delivery']) mall.on(`/api/orderrefund/${path}`, { data: null })
  for (const path of ['complain', 'cancel']) mall.on(`/api/ordercomplain/${path}`, { data: null })
})

const at = (path: string, query = 'order_goods_id=7') => unitPage.at(`/${path}?${query}`)
const find = (handle: string) => waitFor(() => expect(document.querySelector(handle)).not.toBeNull())
const tap = (handle: string) => act(async () => void fireEvent.click(document.querySelector(handle)!))
const type = (handle: string, value: string) =>
  act(async () => void fireEvent.change(document.querySelector(handle)!, { target: { value } }))
const sent = (path: string) => mall.to(path).map(({ params }) => params)

describe('the application', () => {
  it('shows what comes back and why, and sends type, reason and words once', async () => {
    data(line())
    at(routes.refundApply.path)
    render(<RefundApplyScreen />)
    await find('.t-submit-refund')
    expect(document.querySelector('.t-refund-amount')).toHaveTextContent('运费等费用')
    await tap('.t-submit-refund')
    expect(sent('/api/orderrefund/refund')).toEqual([])
    await tap('.t-refund-type-2')
    await tap('.t-select')
    await tap('.t-option-协商一致退款')
    await type('textarea.t-remark', ' 杯口有裂纹 ')
    await tap('.t-submit-refund')
    const told = { order_goods_id: '7', refund_type: '2', refund_reason: '协商一致退款', refund_remark: '杯口有裂纹' }
    expect(sent('/api/orderrefund/refund')).toMatchObject([{ ...told, refund_images: '' }])
    expect(sent('/api/orderrefund/refund')[0]?.idempotency_key).toMatch(/^[\w-]{8,64}$/)
    expect(opened).toHaveBeenCalledWith(routes.refundDetail, { order_goods_id: 7 }, { replace: true })
  })
  it('asks in its tap whether the outcome may be told, once it is complete', async () => {
    mall.on('/weapp/api/weapp/messagetmplids', { data: ['a', 'b'] })
    asking.mockClear()
    data(line())
    at(routes.refundApply.path)
    render(<RefundApplyScreen />)
    await find('.t-submit-refund')
    expect(sent('/weapp/api/weapp/messagetmplids')).toMatchObject([
      { keywords: 'ORDER_REFUND_AGREE,ORDER_REFUND_REFUSE' },
    ])
    await tap('.t-submit-refund')
    expect(asking).not.toHaveBeenCalled()
    await tap('.t-select')
    await tap('.t-option-其他')
    fireEvent.click(document.querySelector('.t-submit-refund')!)
    expect([asking.mock.calls, sent('/api/orderrefund/refund')]).toEqual([[[['a', 'b']]], []])
    await waitFor(() => expect(sent('/api/orderrefund/refund')).toHaveLength(1))
  })
  it('begins with what was told before, and goes back to the refund', async () => {
    data(line({ refund_status: -1, refund_action: action('orderRefundCancel', 'orderRefundAsk') }))
    shown({ refund_status: -1, refund_images: 'upload/refundimg/a.jpg' })
    at(routes.refundApply.path)
    render(<RefundApplyScreen />)
    await find('.t-submit-refund')
    await tap('.t-submit-refund')
    expect(sent('/api/orderrefund/refund')).toMatchObject([
      { refund_type: '2', refund_reason: '其他', refund_remark: '杯口有裂纹', refund_images: 'upload/refundimg/a.jpg' },
    ])
    expect(wentBack).toHaveBeenCalled()
  })
  it('is not drawn where it would be refused', async () => {
    data(line({ refund_status: 3, refund_action: [] }))
    at(routes.refundApply.path)
    render(<RefundApplyScreen />)
    await find('.t-cannot-refund')
    await tap('.t-to-refund')
    expect(opened).toHaveBeenCalledWith(routes.refundDetail, { order_goods_id: 7 }, { replace: true })
  })
  it('is what the list opens with a line', async () => {
    data(line(), [1])
    at(routes.refundList.path)
    render(<ActivistScreen />)
    await find('.t-refund-type-1')
    expect(document.querySelector('.t-refund-type-2')).toBeNull()
  })
})

describe('the list', () => {
  const rows = (...list: object[]) =>
    mall.on('/api/orderrefund/lists', { data: { count: list.length, page_count: 1, list } })
  it('has states, amounts and buttons, and withdraws after a question', async () => {
    rows(detail({ site_name: '青禾家居' }))
    at(routes.refundList.path, '')
    render(<ActivistScreen />)
    expect(await screen.findByText('等待商家处理')).toBeInTheDocument()
    modal.mockResolvedValueOnce(false)
    await tap('.t-refund-cancel')
    expect(sent('/api/orderrefund/cancel')).toEqual([])
    await tap('.t-refund-cancel')
    expect(sent('/api/orderrefund/cancel')).toMatchObject([{ order_goods_id: '7' }])
    await tap('.t-open-refund')
    expect(opened).toHaveBeenCalledWith(routes.refundDetail, { order_goods_id: 7 })
  })
  it('tells that there is nothing, and where refunds begin', async () => {
    rows()
    at(routes.refundList.path, '')
    render(<ActivistScreen />)
    expect(await screen.findByText('暂无退款记录')).toBeInTheDocument()
    await tap('.t-empty-go')
    expect(opened).toHaveBeenCalledWith(routes.orderList)
  })
})

describe('the detail', () => {
  it('of a return shows where to send it, and takes the parcel', async () => {
    shown({ refund_status: 4, refund_action: action('orderRefundDelivery') })
    const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue(true)
    at(routes.refundDetail.path, 'order_goods_id=7&action=returngoods')
    render(<RefundDetailScreen />)
    await find('.t-return-sheet')
    expect(document.querySelector('.t-return-address')).toHaveTextContent('杭州市文三路 3 号')
    await tap('.t-return-address .t-copy')
    expect(copied).toHaveBeenCalledWith('杭州市文三路 3 号')
    await tap('.t-submit-parcel')
    expect(sent('/api/orderrefund/delivery')).toEqual([])
    await type('input.t-company', '顺丰速运')
    await type('input.t-tracking-no', ' SF100 ')
    await tap('.t-submit-parcel')
    expect(sent('/api/orderrefund/delivery')).toMatchObject([
      { order_goods_id: '7', refund_delivery_name: '顺丰速运', refund_delivery_no: 'SF100' },
    ])
  })
  it('of a return that was agreed can be withdrawn beside sending the parcel', async () => {
    shown({ refund_status: 4, refund_action: action('orderRefundDelivery', 'orderRefundCancel') })
    at(routes.refundDetail.path)
    render(<RefundDetailScreen />)
    await find('.t-refund-send')
    expect(document.querySelector('.t-refund-cancel')).toHaveTextContent('撤销申请')
  })
  it('takes the parcel also when it was seen before the seller agreed', async () => {
    shown({})
    at(routes.refundDetail.path)
    const before = render(<RefundDetailScreen />)
    await find('.t-refund-state-1')
    before.unmount()
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
    shown({ refund_status: 4, refund_action: action('orderRefundDelivery') })
    at(routes.refundDetail.path, 'order_goods_id=7&action=returngoods')
    render(<RefundDetailScreen />)
    await find('.t-return-sheet')
    later.mockRestore()
  })
  it('tells where the money goes, and what happened', async () => {
    const log = { action: '退款 ¥106.74', action_time: 1_763_000_000, action_way: 2, username: '青禾家居' }
    shown({
      ...{ refund_status: 3, refund_action: [], complain_action: 0, refund_real_money: '106.74' },
      refund_log_list: [{ ...log, refund_status: 3 }],
    })
    at(routes.refundDetail.path)
    render(<RefundDetailScreen />)
    await find('.t-refund-state-3')
    await waitFor(() => expect(document.querySelector('.t-money-way')).toHaveTextContent('其余退回微信支付'))
    expect(document.querySelector('.t-money-way')).toHaveTextContent('余额支付部分退回余额')
    expect(document.querySelector('.t-money-way')).toHaveTextContent('整单退款后优惠券退回')
    expect(document.querySelector('.t-refund-log')).toHaveTextContent('商家 青禾家居')
    expect(document.querySelector('.t-refund-cancel')).toBeNull()
  })
  it('keeps the platform quiet while the shop has time, and makes it a button when that is over', async () => {
    const asked = (ago: number) => ({ refund_log_list: [{ action: '', action_time: now() - ago, action_way: 1 }] })
    const isButton = () => document.querySelector('.t-refund-complain')?.matches('button')
    const show = async (more: object) => {
      shown(more)
      act(() => beginEra())
      at(routes.refundDetail.path)
      const page = render(<RefundDetailScreen />)
      await find('.t-refund-complain')
      return page
    }
    const early = await show(asked(86_400))
    expect(isButton()).toBe(false)
    await tap('.t-refund-complain')
    expect(opened).toHaveBeenLastCalledWith(routes.complain, { order_goods_id: 7 })
    early.unmount()
    await show(asked(8 * 86_400))
    expect(isButton()).toBe(true)
  })
  it('of a refusal tells why, and leads on', async () => {
    const refund_action = action('orderRefundCancel', 'orderRefundAsk')
    shown({ refund_status: -1, refund_refuse_reason: '商品已使用', refund_action })
    at(routes.refundDetail.path)
    render(<RefundDetailScreen />)
    await find('.t-refusal')
    expect(document.querySelector('.t-refusal')).toHaveTextContent('商品已使用')
    await tap('.t-refund-change')
    expect(opened).toHaveBeenLastCalledWith(routes.refundApply, { order_goods_id: 7 })
    await tap('.t-refund-complain')
    expect(opened).toHaveBeenLastCalledWith(routes.complain, { order_goods_id: 7 })
  })
  it('of a line without a refund leads to the application', async () => {
    shown({ refund_status: 0, refund_no: '', refund_action: action('orderRefundApply'), complain_action: 0 })
    at(routes.refundDetail.path)
    render(<RefundDetailScreen />)
    await find('.t-no-refund')
    await tap('.t-refund-apply')
    expect(opened).toHaveBeenLastCalledWith(routes.refundApply, { order_goods_id: 7 })
  })
})

describe('the complaint', () => {
  const info = (complain_status: number, ...events: string[]) => ({
    ...{ complain_no: 'C1', complain_status, complain_status_name: '', complain_reason: '其他' },
    ...{ complain_remark: '商家不理', complain_apply_money: '106.74', complain_apply_time: 1_763_000_000 },
    ...{
      complain_time: 0,
      complain_refuse_reason: '证据不足',
      refund_log_list: [],
      complain_action: action(...events),
    },
  })
  it('is a form before the first, and its state afterwards', async () => {
    complaint(null)
    at(routes.complain.path)
    render(<ComplainScreen />)
    await find('.t-submit-complaint')
    await tap('.t-select')
    await tap('.t-option-其他')
    complaint(info(1, 'complainCancel'))
    await tap('.t-submit-complaint')
    expect(sent('/api/ordercomplain/complain')).toMatchObject([{ order_goods_id: '7', complain_reason: '其他' }])
    await find('.t-complain-state-1')
    complaint(info(0, 'complainApply'))
    await tap('.t-refund-cancel')
    expect(sent('/api/ordercomplain/cancel')).toHaveLength(1)
    await find('.t-complain-state-0')
  })
  it('that was not upheld tells why, and begins again with its words', async () => {
    complaint(info(-1, 'complainCancel', 'complainApply'))
    at(routes.complain.path)
    render(<ComplainScreen />)
    await find('.t-complain-state--1')
    expect(document.querySelector('.t-refusal')).toHaveTextContent('证据不足')
    await tap('.t-refund-complain')
    await tap('.t-submit-complaint')
    expect(sent('/api/ordercomplain/complain')).toMatchObject([
      { complain_reason: '其他', complain_remark: '商家不理' },
    ])
  })
  it('reads 3 as the end, and is not offered without a refund', async () => {
    complaint(info(3))
    at(routes.complain.path)
    const { unmount } = render(<ComplainScreen />)
    await find('.t-complain-state-2')
    unmount()
    act(() => beginEra())
    complaint(null, { complain_action: 0 })
    render(<ComplainScreen />)
    await find('.t-cannot-complain')
  })
})
