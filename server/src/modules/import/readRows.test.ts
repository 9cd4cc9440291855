import { readRows } from './readRows'

const read = (list: Parameters<typeof readRows>[0], rows: unknown[], most = 10) => {
  const told: string[] = []
  const found = readRows(
    list,
    rows,
    (path, { code }) => told.push(`${path} ${code}`),
    () => told.length >= most,
  )
  return { told, found }
}

it('tells every field that is wrong with its place', () => {
  const { told, found } = read('goods', [
    {
      code: 'a',
      is_virtual: 2,
      skus: [{ code: 'x' }, { price: '1' }],
      specs: [{ name: 'n', values: [{ name: 'a\0b' }] }],
    },
    { code: 'x'.repeat(65) },
    null,
    [],
    'goods',
  ])
  expect(told).toEqual([
    'goods[0].is_virtual -10006',
    'goods[0].specs[0].values[0].name -10006',
    'goods[0].skus[1].code -1',
    'goods[1].code -10006',
    'goods[2] -10006',
    'goods[3].code -1',
    'goods[4] -10006',
  ])
  expect(found.every(({ row }) => row === undefined)).toBe(true)
})

it('knows the code and the shop of a row that is refused, for those that name it', () => {
  const { found } = read('stores', [{ code: 7, shop: 'tea', longitude: 'far' }])
  expect(found).toMatchObject([{ path: 'stores[0]', code: '7', shop: 'tea', row: undefined }])
})

it('reads no further when enough is told', () => {
  expect(read('brands', Array(1000).fill(0), 3).told).toHaveLength(3)
})
