import type { Quote, Step } from './quote'
import { balance } from './steps/balance'
import { express } from './steps/express'
import { freeShipping } from './steps/freeShipping'
import { goodsMoney } from './steps/goodsMoney'
import { invoice } from './steps/invoice'
import { limits } from './steps/limits'
import { local } from './steps/local'
import { manjian } from './steps/manjian'
import { orderMoney } from './steps/orderMoney'
import { pay } from './steps/pay'
import { platformCoupon } from './steps/platformCoupon'
import { points } from './steps/points'
import { price } from './steps/price'
import { shopCoupon } from './steps/shopCoupon'

/** The order of wire/checkout-and-pay section 3; a later step sees what the earlier ones left. */
const steps = {
  price,
  goodsMoney,
  manjian,
  express,
  local,
  freeShipping,
  orderMoney,
  shopCoupon,
  invoice,
  limits,
  platformCoupon,
  points,
  balance,
  pay,
} satisfies Record<string, Step>

export type StepName = keyof typeof steps

/** A step of one promotion: a combo that splits its price, a deposit that counts for more. */
export interface ExtraStep {
  after: StepName
  step: Step
}

const inOrder = Object.entries(steps)

export const calculate = (quote: Quote, extra: readonly ExtraStep[] = []): Quote =>
  inOrder.reduce(
    (now, [name, step]) =>
      extra.filter(({ after }) => after === name).reduce((next, { step: own }) => own(next), step(now)),
    quote,
  )

/** The steps from one to another alone, of a checkout that the steps before have seen. */
export const calculatePart = (from: StepName, to: StepName) => {
  const place = (step: StepName) => inOrder.findIndex(([name]) => name === step)
  const part = inOrder.slice(place(from), place(to) + 1)
  return (quote: Quote): Quote => part.reduce((now, [, step]) => step(now), quote)
}
