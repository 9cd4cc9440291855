import { createRef } from 'react'
import { renderHook } from '@testing-library/react'
import { useSheetPull } from './useSheetPull.weapp'

const box = createRef<never>()

function pull(dx: number, dy: number, open = true) {
  const closed = jest.fn()
  const { result } = renderHook(() => useSheetPull(box, open, closed))
  const { onTouchStart, onTouchEnd } = result.current
  onTouchStart?.({ touches: [{ clientX: 100, clientY: 100 }] })
  onTouchEnd?.({ changedTouches: [{ clientX: 100 + dx, clientY: 100 + dy }] })
  return closed.mock.calls.length
}

test('a pull down closes, once; a short one, one up or one sideways does not', () => {
  expect([pull(0, 60), pull(10, 41)]).toEqual([1, 1])
  expect([pull(0, 40), pull(0, -90), pull(60, 90), pull(0, 0)]).toEqual([0, 0, 0, 0])
})

test('what is closed or stands at the right is not pulled', () => expect(pull(0, 60, false)).toBe(0))
