import { afterRefundStep, refundSteps, type RefundStatus, type RefundStep } from '@mall/contract/status'
import { refundWorld, type RefundWorld } from '../../testing/refundWorld'
import { tradeWorld } from '../../testing/tradeWorld'

jest.setTimeout(60_000)

let world: RefundWorld
beforeAll(async () => {
  world = await refundWorld(await tradeWorld([{ sku_id: 1, site_id: 3, price: 5990 }]))
})
afterAll(() => world.close())

const states: RefundStatus[] = [0, 1, 2, 3, 4, 5, 6, -1]
const steps = Object.keys(refundSteps) as RefundStep[]
const pairs = states.flatMap((state) => steps.map((step) => [state, step] as const))
/** Applications for state 1 are for a return: agreeing leads to 4. */
const typeIn: Record<RefundStatus, 1 | 2> = { 0: 1, 1: 2, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, [-1]: 1 }

it.each(pairs)('in state %d, %s does what the table says', async (state, step) => {
  const { first, orderId } = await world.buy([1], { sent: true })
  await world.bring(first, state)
  expect(await world.line(first)).toMatchObject({ refund_status: state })
  const to = afterRefundStep(step, state, typeIn[state])
  expect(await world.step(step, first)).toBe(to === undefined ? -1 : 0)
  const now = to ?? state
  const order = await world.order(orderId)
  expect(order.lines[0]?.refund_status).toBe(now)
  expect(order).toMatchObject({
    is_lock: now === 0 || now === 3 ? 0 : 1,
    order_status: now === 3 ? -1 : 3,
    refund_money: now === 3 ? order.order_money : 0,
  })
})
