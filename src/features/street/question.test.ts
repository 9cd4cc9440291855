import { questionOf } from './question'

const point = { latitude: 30.259_234_5, longitude: 120.130_3 }
const plain = { keyword: '', trade: 0, sort: 'all', point: undefined } as const

test.each([
  [plain, { order: 'site_id' }],
  [
    { ...plain, keyword: '果', trade: 4, sort: 'sales' as const },
    { keyword: '果', category_id: 4, order: 'shop_sales' },
  ],
  [
    { ...plain, sort: 'score' as const, point },
    { lat: '30.2592', lng: '120.1303', order: 'shop_desccredit' },
  ],
  [
    { ...plain, sort: 'near' as const, point },
    { lat: '30.2592', lng: '120.1303' },
  ],
])('%j', (wanted, asked) => expect(questionOf(wanted)).toEqual(asked))
