import { milestonesOf } from './milestones'

const at = (refund_type: number, refund_status: number) => milestonesOf({ refund_type, refund_status })?.at

test('a refund of money only waits for the seller, then for the money', () => {
  expect(milestonesOf({ refund_type: 1, refund_status: 1 })?.way).toEqual(['applied', 'reviewed', 'refunded'])
  expect([1, 2, 3].map((status) => at(1, status))).toEqual([2, 3, 4])
})

test('a return waits for the seller, for the goods, then for the money', () => {
  expect([1, 4, 5, 6, 2, 3].map((status) => at(2, status))).toEqual([2, 3, 3, 4, 4, 5])
})

test('one that is refused, withdrawn or strange has no milestones', () => {
  expect([at(1, -1), at(2, 0), at(1, 4), at(0, 1), at(2, 9)]).toEqual(Array(5).fill(undefined))
})
