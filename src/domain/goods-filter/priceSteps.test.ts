import { priceSteps } from './priceSteps'

it.each([
  ['5.00', '9.90', ''],
  ['30.00', '40.00', ''],
  ['15.00', '45.00', '-20 20-'],
  ['15.00', '120.00', '-20 20-100 100-'],
  ['3.00', '8999.00', '-50 50-1000 1000-'],
  ['0.00', '0.00', ''],
])('prices from %s to %s are parted "%s"', (min, max, steps) =>
  expect(
    priceSteps(min, max)
      .map((step) => `${step.min}-${step.max}`)
      .join(' '),
  ).toBe(steps),
)
