import { activeOf, type Section } from './useSections'

const at = (goods: number, evaluate: number, detail: number, recommend?: number) =>
  new Map<Section, number>([
    ['goods', goods],
    ['evaluate', evaluate],
    ['detail', detail],
    ...(recommend === undefined ? [] : ([['recommend', recommend]] as const)),
  ])

test.each([
  ['at the top', at(0, 900, 1300, 3000), 'goods'],
  ['the next is still below the bar', at(-700, 90, 500, 2000), 'goods'],
  ['under the bar', at(-800, 88.4, 500, 2000), 'evaluate'],
  ['two have passed', at(-1300, -400, 10, 1500), 'detail'],
  ['one is not there yet', at(-1300, -400, -10), 'detail'],
  ['nothing is there yet', new Map<Section, number>(), 'goods'],
] as const)('%s', (_name, tops, active) => expect(activeOf(tops, 88)).toBe(active))
