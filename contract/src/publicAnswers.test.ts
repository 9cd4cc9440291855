import { api } from './api'
import type { Call } from './define'

/** The parts of a valibot schema that hold further schemas. */
interface Schema {
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  value?: Schema
  options?: readonly (Schema | string | number)[]
  pipe?: readonly Schema[]
}

function namesIn(schema: Schema, found: Set<string> = new Set()): Set<string> {
  for (const [name, inner] of Object.entries(schema.entries ?? {})) {
    found.add(name)
    namesIn(inner, found)
  }
  const { item, wrapped, value, options = [], pipe = [] } = schema
  const inner = [item, wrapped, value, ...options, ...pipe.filter((one) => one !== schema)]
  for (const one of inner) if (typeof one === 'object') namesIn(one, found)
  return found
}

/** Filled for the owner alone; tests of these calls see that others get none. */
const forTheOwner = [
  '/bargain/api/bargain/info order_id',
  '/pintuan/api/order/detail order_id',
  '/pintuan/api/order/detail order_no',
]

test('no answer that a guest gets has the number of an order, of its line or of its bill', () => {
  const numbers = Object.entries(api).flatMap(([path, row]) => {
    const { auth, data } = row as Call
    if (auth !== '-' && auth !== 't') return []
    const names = [...namesIn(data as Schema)]
    return names
      .filter((name) => /^(order|trade|out_trade|order_goods)_(id|no)s?$/.test(name))
      .map((name) => `${path} ${name}`)
  })
  expect(numbers.sort()).toEqual(forTheOwner)
})
