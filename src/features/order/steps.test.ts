import { stepsOf } from './steps'

const order = {
  order_type: 1,
  order_status: 3,
  create_time: 10,
  pay_time: 20,
  delivery_time: 30,
  sign_time: 0,
  finish_time: 0,
} as const

it('tells the way and how far it has come', () => {
  expect(stepsOf(order).map(({ name, done }) => `${name} ${done}`)).toEqual([
    'ordered true',
    'paid true',
    'sent true',
    'received false',
    'finished false',
  ])
})

it.each([2, 4] as const)('an order of type %i is not sent', (order_type) =>
  expect(stepsOf({ ...order, order_type }).map(({ name }) => name)).not.toContain('sent'),
)

it('a closed order has no way', () => expect(stepsOf({ ...order, order_status: -1 })).toEqual([]))
