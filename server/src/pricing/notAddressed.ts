import type { Obstacle, Quote } from './quote'

/** A missing address counts as one not served: 10 of express, 12 of local delivery. */
export const notAddressed = (errorCode: 10 | 12, { addressProblem = '请先填写收货地址' }: Quote): Obstacle => ({
  errorCode,
  message: addressProblem,
})
