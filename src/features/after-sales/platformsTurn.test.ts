import type { RefundDetail } from '@mall/contract/refund'
import { isPlatformsTurn } from './platformsTurn'

const day = 86_400
const at = 1_800_000_000
const log = (...days: number[]) =>
  days.map((ago) => ({ action_time: at - ago * day })) as RefundDetail['refund_log_list']

test.each([
  ['refused', -1, log(0), true],
  ['refused, on a list', -1, undefined, true],
  ['asked for just now', 1, log(0), false],
  ['asked for six days ago', 1, log(6.9), false],
  ['asked for a week ago', 1, log(7), true],
  ['sent back a week ago', 5, log(30, 7), true],
  ['the last step was yesterday, in any order', 6, log(1, 9), false],
  ['the buyer is to send it back', 4, log(30), false],
  ['the buyer has his money', 3, log(30), false],
  ['asked for, on a list', 1, undefined, false],
  ['of a server without a log', 1, log(), false],
] as const)('%s', (_, refund_status, refund_log_list, turn) => {
  expect(isPlatformsTurn({ refund_status, ...(refund_log_list && { refund_log_list }) }, at)).toBe(turn)
})
