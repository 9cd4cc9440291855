import { renderHook } from '@testing-library/react'
import { appearance } from '@/platform/appearance/appearance'
import { squareOf, start } from './crop'
import { useGrip } from './useGrip'

const wide = { width: 1200, height: 800 }
const change = jest.fn()
beforeEach(() => {
  change.mockClear()
  // the window is 300 css px
  jest.spyOn(appearance, 'metrics').mockReturnValue({ ...appearance.metrics(), width: 375 })
})
afterEach(() => jest.restoreAllMocks())

const grip = () => renderHook(() => useGrip(wide, start, change)).result.current
const pointer = (clientX: number, clientY: number, more: object = {}) =>
  ({ clientX, clientY, pointerType: 'mouse', pointerId: 1, button: 0, currentTarget: {}, ...more }) as never
const fingers = (...at: [number, number][]) =>
  ({ touches: at.map(([clientX, clientY]) => ({ clientX, clientY })) }) as never
const last = () => squareOf(wide, change.mock.lastCall![0])

test('a mouse moves the picture while its button is down', () => {
  const window = grip()
  window.onPointerMove(pointer(200, 0))
  window.onPointerDown(pointer(100, 0))
  window.onPointerMove(pointer(130, 0))
  // a tenth of the window
  expect(last()).toEqual({ x: 120, y: 0, side: 800 })
  window.onPointerUp(pointer(130, 0))
  window.onPointerMove(pointer(190, 0))
  expect(change).toHaveBeenCalledTimes(1)
})

test.each([
  ['another button', { button: 2 }],
  ['a finger, which tells the same by its touches', { pointerType: 'touch' }],
])('%s moves nothing', (_, more) => {
  const window = grip()
  window.onPointerDown(pointer(100, 0, more))
  window.onPointerMove(pointer(130, 0, more))
  expect(change).not.toHaveBeenCalled()
})

test('one finger moves, two zoom, and the finger that stays goes on from there', () => {
  const window = grip()
  window.onTouchStart(fingers([100, 100]))
  window.onTouchMove(fingers([70, 100]))
  expect(last()).toEqual({ x: 280, y: 0, side: 800 })
  window.onTouchStart(fingers([100, 100], [200, 100]))
  window.onTouchMove(fingers([50, 100], [250, 100]))
  expect(last()).toEqual({ x: 400, y: 200, side: 400 })
  window.onTouchEnd(fingers([50, 100]))
  window.onTouchMove(fingers([80, 100]))
  expect(last()).toEqual({ x: 120, y: 0, side: 800 })
  window.onTouchEnd(fingers())
  change.mockClear()
  window.onTouchMove(fingers([300, 300]))
  expect(change).not.toHaveBeenCalled()
})
