import { byLetter, firstOfLetters, lastLevel, optionsOf, type Region } from './region'

const region = (ids: number[], names: string[], complete = false): Region => ({ ids, names, complete })
const provinces = [
  { id: 33, name: '浙江省' },
  { id: 44, name: '广东省' },
]
const cities = [{ id: 3301, name: '杭州市' }]
const drawn = ({ name }: { name: string }) => `[${name}]`

test('what is chosen is plain words, its neighbours are drawn, and below it stands what is known', () => {
  expect(optionsOf(region([33], ['浙江省']), [provinces, cities], drawn)).toEqual([
    { id: 33, label: '浙江省', children: [{ id: 3301, label: '[杭州市]', children: [] }] },
    { id: 44, label: '[广东省]', children: [] },
  ])
})

test('a way that was chosen before is there while its neighbours are still asked for', () => {
  const whole = region([33, 3301, 330106], ['浙江省', '杭州市', '西湖区'], true)
  expect(optionsOf(whole, [], drawn)).toEqual([
    { id: 33, label: '浙江省', children: [{ id: 3301, label: '杭州市', children: [{ id: 330106, label: '西湖区' }] }] },
  ])
})

test('a city without districts ends the way', () => {
  const whole = region([44, 4419], ['广东省', '东莞市'], true)
  expect(optionsOf(whole, [provinces], drawn)[1]?.children).toEqual([{ id: 4419, label: '东莞市' }])
  expect([lastLevel(whole), lastLevel({ ...whole, complete: false })]).toEqual([1, 2])
})

test('the sheet begins where the choice stopped', () => {
  const all = [region([], []), region([33], ['']), region([33, 3301, 330106], [], true), region([], [], true)]
  expect(all.map(lastLevel)).toEqual([0, 1, 2, 0])
})

describe('letters', () => {
  const all = [...'ZAHBHAZSGXGLJSQ'].map((initial, id) => ({ id, name: `${initial}${id}`, initial }))

  test('a long level goes by them, and stays in its order within one', () => {
    expect(
      byLetter(all)
        ?.map(({ name }) => name)
        .join(' '),
    ).toBe('A1 A5 B3 G8 G10 H2 H4 J12 L11 Q14 S7 S13 X9 Z0 Z6')
    expect(firstOfLetters(byLetter(all)!).map(({ name }) => name)).toEqual([
      'A1',
      'B3',
      'G8',
      'H2',
      'J12',
      'L11',
      'Q14',
      'S7',
      'X9',
      'Z0',
    ])
  })

  test('a short level and one whose letters are not known have none', () => {
    expect(byLetter(all.slice(1))).toBeUndefined()
    expect(byLetter([...all, { id: 99, name: '某', initial: '' }])).toBeUndefined()
    expect(byLetter(all.map(({ id, name }) => ({ id, name })))).toBeUndefined()
    expect(byLetter(undefined)).toBeUndefined()
  })
})
