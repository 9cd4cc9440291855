import type { Words } from '@mall/contract/words'
import type { Blocker, Quote } from './quote'

const noAddress: Words = { zh: '请先填写收货地址', en: 'Please choose a delivery address first' }

/** A missing address counts as one not served: 10 of express, 12 of local delivery. */
export const notAddressed = (errorCode: 10 | 12, { addressProblem = noAddress }: Quote): Blocker => ({
  errorCode,
  message: addressProblem,
})
