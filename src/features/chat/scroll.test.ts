import { act, renderHook } from '@testing-library/react'
import { useRoomScroll } from './useRoomScroll'

const listed = (more: object = {}) => ({
  ...{ first: 1, last: 20, theirs: Array.from({ length: 20 }, (_, i) => i + 1), waiting: 0, height: '600' },
  ...more,
})
const grown = (last: number, more: object = {}) =>
  listed({ last, theirs: Array.from({ length: last }, (_, i) => i + 1), ...more })

function listOf(given = listed()) {
  const { result, rerender } = renderHook(useRoomScroll, { initialProps: given })
  const scrolled = (scrollTop: number, scrollHeight = 2000) =>
    act(() => result.current.onScroll({ detail: { scrollTop, scrollHeight } } as never))
  return { now: () => result.current, rerender, scrolled }
}

test('new messages keep who reads the newest at the end', () => {
  const list = listOf()
  list.scrolled(1400)
  const { top } = list.now()
  list.rerender(grown(21))
  expect(list.now().top).toBeGreaterThan(top)
  expect(list.now().fresh).toBe(0)
})

test('who reads above stays there, and the new ones are counted until he comes', () => {
  const list = listOf()
  list.scrolled(1400)
  list.scrolled(900)
  const { top } = list.now()
  list.rerender(grown(23))
  expect(list.now()).toMatchObject({ top, fresh: 3, atEnd: false })
  act(() => list.now().toEnd())
  expect(list.now()).toMatchObject({ top: top + 1, fresh: 0, atEnd: true })
})

test('a little way up is still the end', () => {
  const list = listOf()
  list.scrolled(1400)
  list.scrolled(1330)
  expect(list.now().atEnd).toBe(true)
  list.scrolled(1310)
  expect(list.now().atEnd).toBe(false)
})

test('one’s own words are seen from anywhere', () => {
  const list = listOf()
  list.scrolled(1400)
  list.scrolled(200)
  list.rerender(listed({ waiting: 1 }))
  expect(list.now().atEnd).toBe(true)
})

test('earlier messages come above without moving what is read', () => {
  const list = listOf(listed({ first: 21, last: 40 }))
  list.scrolled(1400)
  list.scrolled(50)
  const { top } = list.now()
  list.rerender(listed({ first: 1, last: 40 }))
  expect(list.now()).toMatchObject({ top, into: 'm21' })
})

test('the keyboard takes room from the list, whose end stays in sight', () => {
  const list = listOf()
  list.scrolled(1400)
  const { top } = list.now()
  list.rerender(listed({ height: '300' }))
  expect(list.now().top).toBeGreaterThan(top)
  list.scrolled(1700)
  list.rerender(listed({ height: '600' }))
  list.scrolled(1400)
  expect(list.now().atEnd).toBe(true)
})
