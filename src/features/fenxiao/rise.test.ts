import type { Distributor, FenxiaoLevel } from '@mall/contract/fenxiao'
import { riseOf, type StepName } from './rise'

const unused: Record<StepName, number | string> = {
  ...{ fenxiao_order_num: 0, fenxiao_order_meney: '0.00', one_fenxiao_order_num: 0, one_fenxiao_order_money: '0.00' },
  ...{ order_num: 0, order_money: '0.00', child_num: 0, child_fenxiao_num: 0, one_child_num: 0 },
  ...{ one_child_fenxiao_num: 0 },
}
const figures = {
  ...{ one_fenxiao_order_num: 4, one_fenxiao_order_money: '99.99', order_num: 3, order_money: '250.00' },
  ...{ child_num: 9, child_fenxiao_num: 2, one_child_num: 5, one_child_fenxiao_num: 1 },
}
const rise = (conditions: Partial<typeof unused>, upgrade_type = 1) =>
  riseOf({
    ...figures,
    condition: { last_level: { level_id: 2, upgrade_type, ...unused, ...conditions } as FenxiaoLevel },
  } as Distributor)
const steps = (conditions: Partial<typeof unused>) =>
  rise(conditions)?.steps.map(({ name, reached, needed, percent, isMet }) => [name, reached, needed, percent, isMet])

test('only conditions that are used count, each with its figure', () => {
  expect(steps({ one_fenxiao_order_num: 5, one_fenxiao_order_money: '100.00', one_child_num: 5 })).toEqual([
    ['one_fenxiao_order_num', '4', '5', 80, false],
    ['one_fenxiao_order_money', '¥99.99', '¥100.00', 99, false],
    ['one_child_num', '5', '5', 100, true],
  ])
})

test.each<[StepName, number | string, string, number]>([
  ['one_fenxiao_order_num', 8, '4', 50],
  ['one_fenxiao_order_money', '200.00', '¥99.99', 49],
  ['order_num', 12, '3', 25],
  ['order_money', '100.00', '¥250.00', 100],
  ['child_num', 10, '9', 90],
  ['child_fenxiao_num', 3, '2', 66],
  ['one_child_num', 1, '5', 100],
  ['one_child_fenxiao_num', 4, '1', 25],
])('%s', (name, needed, reached, percent) =>
  expect(steps({ [name]: needed })).toMatchObject([[name, reached, expect.any(String), percent, percent === 100]]),
)

test.each<[StepName, number | string, string]>([
  ['fenxiao_order_num', 5, '5'],
  ['fenxiao_order_meney', '500.00', '¥500.00'],
])('%s is not told of a distributor: what is needed, without how far it is', (name, needed, shown) =>
  expect(steps({ [name]: needed })).toEqual([[name, undefined, shown, 0, false]]),
)

test('any condition, or all of them', () => {
  const half = { one_child_num: 5, order_num: 12 }
  expect(rise(half, 1)).toMatchObject({ any: true, isMet: true })
  expect(rise(half, 2)).toMatchObject({ any: false, isMet: false })
  expect(rise({ one_child_num: 5, order_num: 3 }, 2)).toMatchObject({ isMet: true })
  expect(rise({ one_child_num: 5, fenxiao_order_num: 1 }, 2)).toMatchObject({ isMet: false })
})

test('a level without conditions is not reached by itself', () => {
  expect(rise({})).toMatchObject({ steps: [], isMet: false })
})

test.each([
  ['null', { last_level: null }],
  ['an empty list', { last_level: [] }],
  ['no condition', undefined],
])('nothing above: %s', (_, condition) =>
  expect(riseOf({ ...figures, condition } as unknown as Distributor)).toBeUndefined(),
)
