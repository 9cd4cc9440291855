import { isOn, pageValue } from './pageValue'

it.each([
  ['1', true],
  [1, true],
  [true, true],
  ['0', false],
  [0, false],
  [false, false],
  ['', false],
  [undefined, false],
] as const)('%p is on: %p', (value, on) => expect(isOn(value)).toBe(on))

it('leaves out deleted items and what is no item', () => {
  const json = JSON.stringify({
    global: { title: '首页' },
    value: [
      { controller: 'Text', title: 'a' },
      null,
      3,
      { title: 'no controller' },
      { controller: 'Text', is_delete: '1' },
    ],
  })
  expect(pageValue(json)).toEqual({ global: { title: '首页' }, items: [{ controller: 'Text', title: 'a' }] })
})

it.each(['', '{', 'null', '[]', '{"value":3}'])('takes %p as an empty page', (json) =>
  expect(pageValue(json)).toEqual({ global: { title: '' }, items: [] }),
)
