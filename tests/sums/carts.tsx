import { act, cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react'
import { CartScreen } from '@/features/cart/CartScreen'
import { CashierScreen } from '@/features/cashier/CashierScreen'
import { OrderPaymentScreen } from '@/kinds/ordinary/OrderPaymentScreen'
import { OrderDetailScreen } from '@/features/order/OrderDetailScreen'
import { OrderListScreen } from '@/features/order/OrderListScreen'
import { RefundApplyScreen } from '@/features/after-sales/RefundApplyScreen'
import { keepDraft } from '@/domain/checkout-draft/draft'
import { keepTitle } from '@/domain/checkout-draft/invoiceTitles'
import type { HttpRequest } from '@/platform/network/port'
import { routes } from '@/routes'
import { beginEra } from '@/session/era'
import { signIn } from '@/session/token'
import { Random } from '../mall/world/random'
import { Wire } from '../wire'
import { amount, amounts, goods, sum } from './shown'

jest.mock('@/platform/network/network', () => ({
  network: {
    async request({ url, method, headers, body }: HttpRequest) {
      const { pathname, search } = new URL(url)
      const answer = await fetch(`${process.env.MALL_URL}${pathname}${search}`, { method, headers, body })
      return { status: answer.status, text: await answer.text() }
    },
    isOnline: () => true,
    onStatusChange: () => () => undefined,
  },
}))
const mockOpen = jest.fn(async (..._: unknown[]) => true)
jest.mock('@/navigation/open', () => ({ open: (...args: unknown[]) => mockOpen(...args), back: jest.fn() }))
jest.mock('@/ui/ask', () => ({ ask: async () => true }))

// a page in the message of a failure hides it
configure({ getElementError: (message) => new Error(message ?? '') })

const wire = new Wire(process.env.MALL_URL ?? '', 'h5')
const seed = Number(process.env.MALL_SUMS_SEED ?? 1)
const carts = Number(process.env.MALL_SUMS ?? 20)

const node = (selector: string) => document.querySelector<HTMLElement>(selector)
const nodes = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const there = async (selector: string) => {
  await waitFor(() => expect([selector, node(selector) !== null]).toEqual([selector, true]), { timeout: 15_000 })
  return node(selector) as HTMLElement
}
const tap = async (selector: string) => {
  const one = await there(selector)
  await act(async () => void fireEvent.click(one))
}
const type = (selector: string, value: string) =>
  act(async () => void fireEvent.input(node(selector) as Element, { target: { value } }))

/** The page alone, of an app that remembers no answers. */
async function see(screen: React.JSX.Element, address: string) {
  cleanup()
  unitPage.at(address)
  act(() => beginEra())
  await act(async () => void render(screen))
}

interface Sku {
  sku_id: number
  site_id: number
}
interface Shop {
  delivery_error: unknown
  limit_purchase: unknown[]
}
interface Quote {
  shop_goods_list: Record<string, Shop>
}
const mayBeOrdered = (shop: Shop) => !shop.delivery_error && shop.limit_purchase.length === 0

interface Order {
  order_id: number
  out_trade_no: string
  order_status: number
  order_goods: { order_goods_id: number; refund_action: { event: string }[] }[]
}

const newest = async (token: string, count: number) =>
  (await wire.ask<{ list: Order[] }>('/api/order/lists', { page_size: count }, token)).list

/** Neither gifts nor what a shop does not take back. */
const linesToRefund = ({ order_goods: lines }: Order) =>
  lines.filter(({ refund_action: actions }) => actions.some(({ event }) => event === 'orderRefundApply'))

async function fill(random: Random, token: string, skus: readonly Sku[]): Promise<string> {
  await wire.ask('/api/cart/clear', {}, token)
  const chosen = random.shuffled([...skus]).slice(0, random.whole(1, 5))
  for (const { sku_id } of chosen) await wire.ask('/api/cart/add', { sku_id, num: random.whole(1, 5) }, token)
  const rows = await wire.ask<{ cart_id: number }[]>('/api/cart/lists', {}, token)
  return rows.map(({ cart_id }) => cart_id).join()
}

/** None left, or none more for this member: then without. */
const receive = (token: string, call: string, params: Record<string, number>) =>
  wire.ask(call, params, token).catch(() => undefined)

async function chooseInvoice() {
  await tap('.t-choose-invoice')
  await there('.t-invoice-sheet')
  await type('.t-invoice-title input', '林小满')
  if (node('.t-invoice-email input')) await type('.t-invoice-email input', 'lin@example.com')
  await tap('.t-invoice-done')
  await waitFor(() => expect(node('.t-invoice-done')).toBeNull(), { timeout: 15_000 })
}

const settled = async () => {
  await there('.t-pay-money')
  await waitFor(() => expect(node('.t-submit-order')?.getAttribute('aria-disabled')).not.toBe('true'), {
    timeout: 15_000,
  })
}

/** The cart comes to the goods of the checkout after spend-and-save. */
async function checkCart(token: string, cart_ids: string): Promise<boolean> {
  const { goods_money, promotion_money } = await wire.ask<{ goods_money: string; promotion_money: string }>(
    '/api/ordercreate/payment',
    { cart_ids },
    token,
  )
  await see(<CartScreen />, `/${routes.cart.path}`)
  const total = await there('.t-cart-total')
  const due = Math.round((Number(goods_money) - Number(promotion_money)) * 100)
  await waitFor(() => expect(amount(total)).toBe(due), { timeout: 15_000 })
  return Number(promotion_money) > 0
}

/** Every shop's rows come to its subtotal, the subtotals and the rows of all to the total. */
function checkCheckout(): number {
  const shops = nodes('.t-checkout-shop').map((shop) => {
    const rows = sum(amounts(shop, '.rows'))
    const [subtotal = NaN] = amounts(shop, '.subtotal')
    expect(goods(shop) + rows).toBe(subtotal)
    return { subtotal, goods: goods(shop) }
  })
  const total = amount(node('.t-pay-money') as Element)
  expect(sum(shops.map(({ subtotal }) => subtotal))).toBe(total)
  expect(sum(amounts(document, '.t-breakdown'))).toBe(total)
  expect(amounts(document, '.t-breakdown .t-amount-goods')).toEqual([sum(shops.map((shop) => shop.goods))])
  return total
}

/** The sum above, the orders it is made of, and the button. */
async function checkCashier(number: string, total: number, orders: number) {
  await see(<CashierScreen />, `/${routes.cashier.path}?out_trade_no=${number}`)
  await there('.t-pay')
  expect(amounts(document, '.head')).toEqual([total])
  expect(node('.t-pay')?.textContent).toContain(`¥${(total / 100).toFixed(2)}`)
  if (orders < 2) return expect(node('.t-joint')).toBeNull()
  await there('.t-joint-order')
  expect(nodes('.t-joint-order')).toHaveLength(orders)
  expect(sum(amounts(document, '.t-joint'))).toBe(total)
}

/** The unpaid orders of a bill in the list: each tells how many they are and what they come to. */
async function checkList(total: number, orders: number) {
  await see(<OrderListScreen />, `/${routes.orderList.path}?status=waitpay`)
  await there('.t-order')
  const cards = nodes('.t-order').slice(0, orders)
  expect(sum(cards.flatMap((card) => amounts(card, '.subtotal')))).toBe(total)
  if (orders < 2) return
  await waitFor(() => expect(nodes('.t-joint').length).toBeGreaterThanOrEqual(orders), { timeout: 15_000 })
  for (const card of cards) expect(amounts(card, '.t-joint')).toEqual([total])
}

async function checkOrder(order: Order) {
  await see(<OrderDetailScreen />, `/${routes.orderDetail.path}?order_id=${order.order_id}`)
  await there('.t-amount-sum')
  const rows = [...(node('.t-amounts')?.querySelectorAll('[class*="t-amount-"]') ?? [])]
  const at = rows.findIndex((row) => row.classList.contains('t-amount-sum'))
  const shown = rows.map((row) => sum(amounts(row)))
  expect(sum(shown.slice(0, at))).toBe(shown[at])
  const parts = shown.slice(at + 1)
  if (parts.length > 0) expect(sum(parts)).toBe(shown[at])
  expect(goods(document)).toBe(shown[0])
}

async function checkRefund(line: number) {
  await see(<RefundApplyScreen />, `/${routes.refundApply.path}?order_goods_id=${line}`)
  const shown = amounts(await there('.t-refund-amount'))
  const most = shown.pop()
  if (shown.length > 0) expect(sum(shown)).toBe(most)
}

test(`sums on screen, seed ${seed}`, async () => {
  const random = new Random(seed)
  const token = await wire.signIn('13800000001')
  signIn(token)
  keepTitle({ titleType: 1, title: '林小满', taxpayerNumber: '' })
  const give = (account_type: string, cents: number) =>
    wire.operate('/member/adjust', { member_id: 1, account_type, amount: (cents / 100).toFixed(2), remark: '购物车' })
  await give('point', 90_000_000)
  const { list } = await wire.ask<{ list: Sku[] }>('/api/goodssku/page', { page_size: 100 })
  const skus: Sku[] = []
  for (const sku of list) {
    const { sku_id } = sku
    await wire.operate('/goods/sku', { sku_id, stock: 1_000_000 })
    const { shop_goods_list: shops } = await wire.ask<Quote>('/api/ordercreate/payment', { sku_id, num: 5 }, token)
    if (Object.values(shops).every(mayBeOrdered)) skus.push(sku)
  }
  const seen = { offers: 0, joint: 0, coupons: 0, platform: 0, points: 0, balance: 0, invoice: 0, refund: 0 }
  for (let n = 1; n <= carts; n += 1) {
    try {
      await receive(token, '/coupon/api/coupon/receive', { coupon_type_id: random.whole(1, 2) })
      await receive(token, '/platformcoupon/api/platformcoupon/receive', { platformcoupon_type_id: random.whole(1, 2) })
      // at times enough for all, at times for a part
      await give('balance', random.whole(1, 20_000))
      const cart_ids = await fill(random, token, skus)
      if (await checkCart(token, cart_ids)) seen.offers += 1
      keepDraft('orderCreateData', { cart_ids })
      await see(<OrderPaymentScreen />, `/${routes.orderPayment.path}`)
      await there('.t-checkout-shop')
      await settled()
      const hasInvoice = random.chance(0.4) && node('.t-choose-invoice') !== null
      if (hasInvoice) await chooseInvoice()
      const usesPoints = random.chance(0.5) && node('.t-use-points') !== null
      if (usesPoints) await tap('.t-use-points .t-switch')
      const usesBalance = random.chance(0.3) && node('.t-use-balance') !== null
      if (usesBalance) await tap('.t-use-balance .t-switch')
      await settled()
      const total = checkCheckout()
      if (node('.t-share-platform-coupon')) seen.platform += 1
      if (node('.t-amount-coupon')) seen.coupons += 1
      const shops = nodes('.t-checkout-shop').length
      mockOpen.mockClear()
      await tap('.t-submit-order')
      if (usesBalance) {
        await there('.t-pay-pin')
        await type('.t-pay-pin', '123456')
      }
      await waitFor(() => expect(mockOpen).toHaveBeenCalled(), { timeout: 15_000 })
      const [route, params] = mockOpen.mock.calls[0] as unknown as [unknown, { out_trade_no?: string; code?: string }]
      const orders = await newest(token, shops)
      if (route === routes.cashier) {
        const bill = params.out_trade_no ?? ''
        const own = orders.filter((order) => order.out_trade_no === bill)
        await checkCashier(bill, total, own.length)
        await checkList(total, own.length)
        for (const order of own) await checkOrder(order)
        if (own.length > 1) seen.joint += 1
        await wire.operate('/dev/paymark', { out_trade_no: bill, result: 'paid' })
      }
      for (const order of orders) await checkOrder(order)
      const refundable = (await newest(token, shops)).flatMap(linesToRefund)
      const line = random.pick(refundable)
      if (line) await checkRefund(line.order_goods_id)
      seen.refund += Number(line !== undefined)
      seen.points += Number(usesPoints)
      seen.balance += Number(usesBalance)
      seen.invoice += Number(hasInvoice)
    } catch (error) {
      throw new Error(`cart ${n} of seed ${seed}: ${(error as Error).message}`, { cause: error })
    }
  }
  if (carts >= 20) for (const [what, times] of Object.entries(seen)) expect([what, times > 0]).toEqual([what, true])
})
