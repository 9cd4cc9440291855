import { act, renderHook } from '@testing-library/react'
import { createChoice } from './choice'
import { beginEra } from './era'

const { choose, useChosen, useChosenFor, take, drop } = createChoice()
const chosen = () => renderHook(useChosen).result.current
const chosenFor = (page: string) => renderHook(() => useChosenFor(page)).result.current

test('a row is picked for one page, which takes it once; the row stays the one picked last', () => {
  act(() => choose(7, '/gift?id=1'))
  expect([chosen(), chosenFor('/gift?id=1'), chosenFor('/gift?id=2')]).toEqual([7, 7, 0])
  act(() => take())
  expect([chosen(), chosenFor('/gift?id=1')]).toEqual([7, 0])
})

test('a deleted row is dropped, another one not; another member begins without', () => {
  act(() => choose(7))
  act(() => drop([6]))
  expect(chosen()).toBe(7)
  act(() => drop([7]))
  expect(chosen()).toBe(0)
  act(() => choose(8))
  act(() => beginEra())
  expect(chosen()).toBe(0)
})
