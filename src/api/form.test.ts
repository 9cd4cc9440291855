import { codes } from './codes'
import { formText, getPaths, methodOf } from './form'

const { api } = jest.requireActual<typeof import('@mall/contract/api')>('@mall/contract/api')
const { codes: wire } = jest.requireActual<typeof import('@mall/contract/envelope')>('@mall/contract/envelope')

test('the GET calls with params are those the contract marks', () => {
  const marked = Object.entries(api).flatMap(([path, call]) => (call.get ? [path] : []))
  expect([...getPaths].sort()).toEqual(marked.sort())
})

test('codes are those of the contract', () => {
  expect(wire).toMatchObject(codes)
})

test('POST when there is a payload, else GET', () => {
  expect(methodOf('/api/config/init', {})).toBe('GET')
  expect(methodOf('/api/diyview/info', { name: 'X' })).toBe('POST')
  expect(methodOf('/api/diyview/info', { name: undefined })).toBe('GET')
  expect(methodOf('/coupon/api/coupon/typepagelists', { page: 1 })).toBe('GET')
})

test('form text', () => {
  expect(formText({ a: 1, b: 'x&y', c: null, d: undefined, e: [1, 2], f: { g: 'ä' }, h: '' })).toBe(
    'a=1&b=x%26y&e=%5B1%2C2%5D&f=%7B%22g%22%3A%22%C3%A4%22%7D&h=',
  )
})
