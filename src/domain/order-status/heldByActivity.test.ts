import type { OrderRow } from '@mall/contract/order'
import { setBoot } from '@/session/boot'
import { heldByActivity } from './heldByActivity'

const order = (more: object, refund_status = 0) =>
  ({ is_lock: 1, promotion_type: 'pintuan', promotion_ref: 5, order_goods: [{ refund_status }], ...more }) as OrderRow

test.each([
  ['waits for others', order({}), true],
  ['has its money back for one line', order({}, 3), true],
  ['is held by a refund of its own', order({}, 1), false],
  ['is free', order({ is_lock: 0 }), false],
  ['is of a way of selling that waits for nobody', order({ promotion_type: 'presale' }), false],
  ['was sold plainly', order({ promotion_type: '', promotion_ref: 0 }), false],
])('an order that %s', (_name, row, held) => {
  setBoot({ addon_is_exit: {}, development: 1, style_theme: 'red', default_img: {} } as never)
  expect(heldByActivity(row)).toBe(held)
})
