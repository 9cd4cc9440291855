import { act, renderHook } from '@testing-library/react'
import { storage } from '@/platform/storage/storage'
import { forget, forgetAll, remember, useSearchHistory, wordsOf } from './history'

const kept = () => storage.get<string[]>('searchHistory')
const words = () => renderHook(useSearchHistory).result.current
beforeEach(() => act(forgetAll))

it('keeps the last 20 words, the last first, each once', () => {
  act(() => {
    for (let i = 1; i <= 25; i++) remember(`词${i}`)
    remember('词10')
  })
  expect(words()).toHaveLength(20)
  expect(words().slice(0, 3)).toEqual(['词10', '词25', '词24'])
  expect(words().filter((one) => one === '词10')).toHaveLength(1)
  expect(kept()).toEqual(words())
})

it('forgets one, or all', () => {
  act(() => ['a', 'b', 'c'].forEach(remember))
  act(() => forget('b'))
  expect(kept()).toEqual(['c', 'a'])
  act(forgetAll)
  expect(words()).toEqual([])
  expect(kept()).toEqual([])
})

it.each([
  [undefined, []],
  [{ no: 'list' }, []],
  [
    ['灯', 3, '', null, '茶'],
    ['灯', '茶'],
  ],
  [Array.from({ length: 30 }, (_, i) => `词${i}`), Array.from({ length: 20 }, (_, i) => `词${i}`)],
])('reads %j from the storage as %j', (stored, read) => expect(wordsOf(stored)).toEqual(read))
