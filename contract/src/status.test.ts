import {
  actionsOf,
  afterComplainStep,
  afterRefundStep,
  afterStep,
  authStates,
  cancellationStates,
  complainEventsOf,
  complainSteps,
  complainStates,
  couponStates,
  couponTypeStates,
  mayFollow,
  orderStates,
  orderStatus,
  orderSteps,
  payStates,
  rechargeStates,
  refundEventsOf,
  refundSteps,
  refundRunning,
  refundStates,
  refundUnlocked,
  type State,
  withdrawStates,
} from './status'

const tables: Record<string, Readonly<Record<number, State>>> = {
  ...Object.fromEntries(Object.entries(orderStates).map(([type, states]) => [`order type ${type}`, states])),
  authStates,
  cancellationStates,
  complainStates,
  couponStates,
  couponTypeStates,
  payStates,
  rechargeStates,
  refundStates,
  withdrawStates,
}

it.each(Object.entries(tables))('%s leads only to states it has', (_name, states) => {
  for (const state of Object.values(states))
    for (const next of state.next) expect(states).toHaveProperty([String(next)])
})

it('reaches completion from payment in every order type, and never from a closed order', () => {
  for (const type of [1, 2, 3, 4] as const) {
    const states: Readonly<Record<number, State>> = orderStates[type]
    const reached = new Set<number>([0])
    for (const state of reached) for (const next of states[state]?.next ?? []) reached.add(next)
    expect([...reached].sort()).toEqual(Object.keys(states).map(Number).sort())
    expect(states[orderStatus.closed]?.next).toEqual([])
  }
})

it.each([1, 2, 3, 4] as const)('steps of order type %d are exactly the edges of its states', (type) => {
  const states: Readonly<Record<number, State>> = orderStates[type]
  const edges = Object.entries(states).flatMap(([from, { next }]) => next.map((to) => `${from} > ${to}`))
  const steps = (Object.keys(orderSteps) as (keyof typeof orderSteps)[]).flatMap((step) =>
    Object.keys(states).flatMap((from) => {
      const to = afterStep(step, type, Number(from))
      return to === undefined ? [] : [`${from} > ${to}`]
    }),
  )
  expect(steps.sort()).toEqual(edges.sort())
  expect(afterStep('pay', type, orderStatus.closed)).toBeUndefined()
})

it('offers actions only in states the order type has', () => {
  for (const type of [1, 2, 3, 4] as const)
    for (const status of Object.keys(actionsOf[type])) expect(orderStates[type]).toHaveProperty([status])
})

it('offers events in exactly the states of refunds and complaints', () => {
  expect(Object.keys(refundEventsOf).sort()).toEqual(Object.keys(refundStates).sort())
  expect(Object.keys(complainEventsOf).sort()).toEqual(Object.keys(complainStates).sort())
  expect([...refundRunning, ...refundUnlocked].sort()).toEqual(Object.keys(refundStates).map(Number).sort())
})

it.each([
  ['shipped to received', orderStates[1], 3, 4, true],
  ['paid to received', orderStates[1], 1, 4, false],
  ['refused refund applied for again', refundStates, -1, 1, true],
  ['finished refund', refundStates, 3, 1, false],
  ['expired coupon', couponStates, 3, 1, false],
  ['unknown state', payStates, 9, 2, false],
])('mayFollow: %s', (_name, states, from, to, allowed) => expect(mayFollow(states, from, to)).toBe(allowed))

it('steps of a refund and of a complaint are exactly the edges of their states', () => {
  const edgesOf = (states: Readonly<Record<number, State>>) =>
    Object.entries(states).flatMap(([from, { next }]) => next.map((to) => `${from} > ${to}`))
  const refunds = Object.values(refundSteps).flatMap((edges) => edges.map(([from, to]) => `${from} > ${to}`))
  expect(refunds.sort()).toEqual(edgesOf(refundStates).sort())
  const complaints = Object.values(complainSteps).flatMap((edges) =>
    Object.entries(edges).flatMap(([from, to]) => (from === 'none' ? [] : [`${from} > ${to}`])),
  )
  expect(complaints.sort()).toEqual(edgesOf(complainStates).sort())
  expect([afterRefundStep('agree', 1, 1), afterRefundStep('agree', 1, 2)]).toEqual([2, 4])
  expect(afterRefundStep('transfer', 3, 1)).toBeUndefined()
  expect([afterComplainStep('apply', 'none'), afterComplainStep('agree', -1)]).toEqual([1, undefined])
})
