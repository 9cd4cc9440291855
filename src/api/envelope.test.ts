import { isNumberName } from '@/lib/numberNames'
import { parseEnvelope } from './envelope'

const { api } = jest.requireActual<typeof import('@mall/contract/api')>('@mall/contract/api')

interface Schema {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  options?: Schema[]
  value?: Schema
}

/** Fields of an answer, with the schema of each, however deep they lie. */
function* fieldsOf(schema: Schema): Generator<[string, Schema]> {
  for (const inner of [schema.item, schema.wrapped, schema.value, ...(schema.options ?? [])])
    if (typeof inner === 'object') yield* fieldsOf(inner)
  for (const [name, field] of Object.entries(schema.entries ?? {})) {
    yield [name, field]
    yield* fieldsOf(field)
  }
}

/** Words, or text with more than digits: they stay as they come. */
const words = [
  ...['receiving_type', 'pay_type', 'delivery_type', 'transfer_type', 'withdraw_type'],
  ...['id', 'app_id', 'create_time', 'buyer_ask_delivery_time'],
]

test('no field whose name says number is a text of digits: it would arrive as a number', () => {
  const wrong = Object.entries(api).flatMap(([path, { data }]) =>
    [...fieldsOf(data as never)]
      .filter(([name, { type }]) => isNumberName(name) && type === 'string' && !words.includes(name))
      .map(([name]) => `${path}: ${name}`),
  )
  expect(wrong).toEqual([])
})

test('numbers sent as text arrive as numbers, a list of ids as it came', () => {
  const sent = { code: 0, data: { list: [{ goods_id: '7', coupon_id: '1,2', price: '12.00' }] } }
  expect(parseEnvelope(JSON.stringify(sent))?.data).toEqual({
    list: [{ goods_id: 7, coupon_id: '1,2', price: '12.00' }],
  })
})
