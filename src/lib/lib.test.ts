import { hash } from './hash'
import { isNumberName, numberOf } from './numberNames'
import { parseQuery, queryText, splitAddress } from './query'
import { readScene } from './scene'

test('query text leaves out what is not there, and reads back', () => {
  const text = queryText({ a: 1, b: '茶 & =?', c: undefined, d: null, e: '', f: 0, g: false })
  expect(text).toBe('a=1&b=%E8%8C%B6%20%26%20%3D%3F&f=0&g=false')
  expect(parseQuery(text)).toEqual({ a: '1', b: '茶 & =?', f: '0', g: 'false' })
})

test.each([
  ['?a=1&a=2', { a: '2' }],
  ['a=b=c&d', { a: 'b=c', d: '' }],
  ['a=%zz&b=x+y', { a: '%zz', b: 'x y' }],
  ['', {}],
])('reads %s', (text, query) => expect(parseQuery(text)).toEqual(query))

test('addresses come apart', () => {
  expect(splitAddress('/a/b?c=1?2#d')).toEqual({ path: '/a/b', query: { c: '1?2' } })
  expect(splitAddress('')).toEqual({ path: '', query: {} })
})

test.each([
  ['sku_id-12&suid-5', { sku_id: '12', suid: '5' }],
  [encodeURIComponent('code-a-b'), { code: 'a-b' }],
  ['%', {}],
  ['novalue-&-nokey&plain', {}],
  [undefined, {}],
])('scene %s', (scene, items) => expect(readScene(scene)).toEqual(items))

test('which names are numbers (wire README section 5)', () => {
  const yes =
    'id goods_id num sale_num count stock sort level pay_status status state point points growth order_type is_free create_time'
  const no =
    'price goods_name order_no mobile remark key code balance account pay_money commission_rate identity telphone'
  expect(yes.split(' ').filter((name) => !isNumberName(name))).toEqual([])
  expect(no.split(' ').filter(isNumberName)).toEqual([])
})

test.each([
  ['12', 12],
  ['-3', -3],
  ['0', 0],
  ['007', '007'],
  ['1.5', '1.5'],
  ['', ''],
  ['12345678901234567890', '12345678901234567890'],
  ['wechatpay', 'wechatpay'],
  [null, null],
  // an id of the server
  ['3766044336324612', 3766044336324612],
  ['9007199254740994', '9007199254740994'],
])('%j as a number', (value, number) => expect(numberOf(value)).toBe(number))

test('hashes tell texts apart', () => {
  const texts = Array.from({ length: 5000 }, (_, at) => `{"cart_ids":"${at}"}`)
  expect(new Set(texts.map(hash)).size).toBe(5000)
  expect(hash('a')).toBe(hash('a'))
})
