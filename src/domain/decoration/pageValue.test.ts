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

it.each([
  [{ height: { a: 1 }, padding: null, fontSize: [3], marginTop: '4' }, { marginTop: '4' }],
  [{ title: { a: 1 }, textColor: ['#fff'], subTitle: 5 }, { subTitle: 5 }],
  [
    { list: [null, [], { title: 'a', link: { wap_url: 'x', more: {} } }] },
    { list: [{ title: 'a', link: { wap_url: 'x' } }] },
  ],
  [
    { list: { imageUrl: 'a.png', title: ['b'] }, tagImg: { imageUrl: {} } },
    { list: { imageUrl: 'a.png' }, tagImg: {} },
  ],
  [
    { goodsId: [1, '2', null], link: '' },
    { goodsId: [1, '2'], link: '' },
  ],
])('reads the fields %j as %j', (fields, expected) => {
  const { items } = pageValue(JSON.stringify({ value: [{ controller: 'Text', ...fields }] }))
  expect(JSON.parse(JSON.stringify(items))).toEqual([{ controller: 'Text', ...expected }])
})

it('is not led astray by depth and length', () => {
  const deep = `{"link":`.repeat(20_000) + '1' + '}'.repeat(20_000)
  const json = `{"global":{"title":["x"],"popWindow":${deep}},"value":[{"controller":"Text","link":${deep},"list":[${'{},'.repeat(5000)}{}]}]}`
  const { global, items } = pageValue(json)
  expect(global.title).toBe('')
  expect((items[0] as { list: unknown[] }).list).toHaveLength(100)
})
