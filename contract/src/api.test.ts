import * as v from 'valibot'
import { api } from './api'
import {
  bySite,
  flag,
  id,
  idList,
  idOrNone,
  int,
  json,
  latitude,
  mobile,
  money,
  out,
  paging,
  payPassword,
  text,
  time,
} from './fields'

const paths = Object.keys(api)
const refuses = (schema: v.GenericSchema, value: unknown) => !v.safeParse(schema, value).success
const parsed = (schema: v.GenericSchema, value: unknown) => v.parse(schema, value)

/** Of our own, beyond the wire (docs/assumptions.md). */
const ownCalls = [
  '/api/goods/searchSuggestions',
  '/operator/api/job/lists',
  '/operator/api/job/retry',
  '/operator/api/order/lists',
]

describe('the merged contract', () => {
  const ofWire = paths.filter((path) => !ownCalls.includes(path))
  const operator = ofWire.filter((path) => path.startsWith('/operator/api/'))

  it('holds every call once', () => {
    expect(operator).toHaveLength(49)
    expect(ofWire.length - operator.length).toBe(383)
  })

  it('spells paths so that case does not matter', () => {
    expect(paths.filter((path) => !path.startsWith('/'))).toEqual([])
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  })

  it('marks scopes and idempotency as the wire does', () => {
    for (const [path, row] of Object.entries(api)) {
      const isOperator = path.startsWith('/operator/api/')
      expect([path, 'SPD'.includes(row.auth)]).toEqual([path, isOperator])
      if (isOperator) expect([path, row.idempotent]).toEqual([path, true])
    }
    const storefront = Object.entries(api).filter(([path]) => !path.startsWith('/operator/'))
    const repeatable = storefront.flatMap(([path, row]) => (row.idempotent ? [path] : []))
    // README section 7
    expect(repeatable.sort()).toEqual([
      '/api/memberwithdraw/apply',
      '/api/order/pay',
      '/api/ordercomplain/complain',
      '/api/ordercreate/create',
      '/api/orderrefund/refund',
      '/api/pay/pay',
      '/bargain/api/ordercreate/create',
      '/bundling/api/ordercreate/create',
      '/cards/api/cards/lottery',
      '/egg/api/egg/lottery',
      '/fenxiao/api/withdraw/apply',
      '/groupbuy/api/ordercreate/create',
      '/memberrecharge/api/ordercreate/create',
      '/pintuan/api/ordercreate/create',
      '/pointexchange/api/ordercreate/create',
      '/presale/api/order/pay',
      '/presale/api/ordercreate/depositCreate',
      '/presale/api/ordercreate/finalCreate',
      '/presale/api/refund/applyRefund',
      '/seckill/api/ordercreate/create',
      '/servicer/api/chat/say',
      '/topic/api/ordercreate/create',
      '/turntable/api/turntable/lottery',
      '/wholesale/api/ordercreate/create',
    ])
  })

  it('sends three calls with params by GET', () => {
    expect(Object.entries(api).flatMap(([path, row]) => (row.get ? [path] : []))).toEqual([
      '/api/captcha/captcha',
      '/coupon/api/coupon/typepagelists',
      '/platformcoupon/api/platformcoupon/typepagelists',
    ])
  })
})

const hostile = [
  '1e3',
  ' 1',
  '1 ',
  '٣',
  '0x10',
  '1.5',
  '-0',
  'NaN',
  '',
  '1e999',
  '+1',
  '1_000',
  [],
  [1],
  {},
  null,
  true,
]
const numbers = {
  int: int(),
  'signed int': int(-100),
  id: id(),
  idOrNone: idOrNone(),
  flag: flag(),
  time: time(),
  'page of a list': paging.page.wrapped,
}

describe.each(Object.entries(numbers))('%s', (_name, schema) => {
  it.each(hostile)('refuses %p', (value) => expect(refuses(schema, value)).toBe(true))
  it.each([NaN, Infinity, 1.5, 1e21, -Infinity])('refuses the number %p', (value) =>
    expect(refuses(schema, value)).toBe(true),
  )
  it('takes digits and numbers', () => {
    expect(parsed(schema, '1')).toBe(1)
    expect(parsed(schema, 1)).toBe(1)
  })
})

describe('bounds', () => {
  it.each([
    ['id 0', id(), '0'],
    ['negative id', id(), '-1'],
    ['id above 2^53 - 1', id(), '9007199254740993'],
    ['int above its default', int(), '2147483648'],
    ['int below its minimum', int(1), 0],
    ['flag 2', flag(), 2],
    ['17 digits', idOrNone(), '00000000000000001'],
    ['too many ids', idList(2), '1,2,3'],
    ['a gap in a list of ids', idList(), '1,,2'],
    ['blank in a list of ids', idList(), '1, 2'],
    ['text too long', text(3), 'abcd'],
    ['NUL', text(), 'a\0b'],
    ['half a surrogate pair', text(), 'a\ud800'],
    ['latitude', latitude(), '90.0001'],
    ['landline', mobile(), '12345678901'],
    ['foreign digits', mobile(), '1380000000٣'],
    ['five digits', payPassword(), '12345'],
  ])('refuses %s', (_name, schema, value) => expect(refuses(schema, value)).toBe(true))

  it('takes what lies inside', () => {
    expect(parsed(id(), '9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
    expect(parsed(idList(), '3,1')).toEqual([3, 1])
    expect(parsed(idList(), 3)).toEqual([3])
    // counted in characters, not in UTF-16 units
    expect(parsed(text(2), '😀😀')).toBe('😀😀')
    expect(parsed(mobile(), 13800000001)).toBe('13800000001')
    expect(parsed(paging.page, '-5')).toBe(-5)
    expect(parsed(latitude(), '30.259212345678901')).toBeCloseTo(30.2592, 4)
  })
})

describe('money', () => {
  const bad = hostile.filter((value) => value !== '1.5')
  it.each([...bad, '1.234', '.5', '1.', '1,5', '-0.00', '-', '12345678901', NaN, Infinity, 0.001])(
    'refuses %p',
    (value) => expect(refuses(money(-1_000_000), value)).toBe(true),
  )
  it('parses into cents', () => {
    expect(parsed(money(), '12.5')).toBe(1250)
    expect(parsed(money(), 12.5)).toBe(1250)
    expect(parsed(money(), '0.29')).toBe(29)
    expect(parsed(money(), '1.15')).toBe(115)
    expect(parsed(money(), '9999999999.99'.slice(2))).toBe(9_999_999_999)
    expect(parsed(money(-500), '-5.00')).toBe(-500)
    expect(refuses(money(), '-0.01')).toBe(true)
  })
})

describe('json', () => {
  const list = json(v.array(v.object({ id: id() })))
  it.each(['', '{', '[{"id":"x"}]', '{"id":1}', 'null', '"[]"', 5, '[{"id":-0.5}]'])('refuses %p', (value) =>
    expect(refuses(list, value)).toBe(true),
  )
  it('takes text and the value itself', () => {
    expect(parsed(list, '[{"id":"7"}]')).toEqual([{ id: 7 }])
    expect(parsed(list, [{ id: 7 }])).toEqual([{ id: 7 }])
  })
  it('keeps lists and strange keys out of a map by site', () => {
    const map = bySite(text(200))
    expect(parsed(map, '{"3":"hello"}')).toEqual({ 3: 'hello' })
    expect(refuses(map, '[]')).toBe(true)
    expect(refuses(map, '["hello"]')).toBe(true)
    expect(parsed(map, '{"__proto__":"x","constructor":"y"}')).toEqual({})
    expect(refuses(map, '{"-1":"x"}')).toBe(true)
  })
})

describe('answers', () => {
  it.each([
    ['money as a number', out.money, 12.5],
    ['money with one decimal', out.money, '12.5'],
    ['a flag as text', out.flag, '1'],
    ['flag 2', out.flag, 2],
    ['a broken int', out.int, 1.5],
    ['a negative time', out.time, -1],
    ['a score of one decimal', out.score, '4.5'],
  ])('refuses %s', (_name, schema, value) => expect(refuses(schema, value)).toBe(true))
})
