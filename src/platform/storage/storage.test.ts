import { fakeStorage } from './fake'
import { storage } from './storage'

test('keeps values as JSON', () => {
  expect(storage.set('a', { b: [1, 'x', null] })).toBe(true)
  expect(localStorage.getItem('a')).toBe('{"b":[1,"x",null]}')
  expect(storage.get('a')).toEqual({ b: [1, 'x', null] })
  storage.remove('a')
  expect(storage.get('a')).toBeUndefined()
})

test('what is not readable is not there', () => {
  localStorage.setItem('a', '{broken')
  expect(storage.get('a')).toBeUndefined()
})

test('a broken or full store loses persistence only', () => {
  const { breakDown, get, set, remove } = fakeStorage()
  set('old', 1)
  breakDown()
  expect(set('new', 2)).toBe(false)
  expect(get('new')).toBe(2)
  expect(get('old')).toBeUndefined()
  remove('new')
  expect(get('new')).toBeUndefined()
})

test('a value that did not fit wins over the one written earlier, and is written when there is room again', () => {
  storage.set('a', 'old')
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  storage.set('a', 'new')
  expect(storage.get('a')).toBe('new')
  full.mockRestore()
  storage.set('a', 'newest')
  expect(localStorage.getItem('a')).toBe('"newest"')
  expect(storage.get('a')).toBe('newest')
})

test('a value that cannot be erased does not come back', () => {
  storage.set('a', 1)
  const stuck = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('denied')
  })
  storage.remove('a')
  stuck.mockRestore()
  expect(storage.get('a')).toBeUndefined()
})
