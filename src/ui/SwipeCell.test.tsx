import { fireEvent, render, screen } from '@testing-library/react'
import { SwipeCell } from './SwipeCell'

// the usual stand-in passes no touches
jest.mock('@tarojs/components', () => {
  const { createElement } = jest.requireActual<typeof import('react')>('react')
  return {
    View: ({ hoverClass: _a, hoverStartTime: _b, hoverStayTime: _c, ...props }: Record<string, unknown>) =>
      createElement('div', props),
  }
})

const removed = jest.fn()
const swipe = (name: string, dx: number, dy = 0) => {
  const row = screen.getByText(name)
  fireEvent.touchStart(row, { touches: [{ clientX: 200, clientY: 200 }] })
  fireEvent.touchEnd(row, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] })
}
const open = () => screen.queryAllByText('删除').length

beforeEach(() => {
  removed.mockClear()
  const actions = [{ label: '删除', onClick: removed }]
  render(
    <>
      <SwipeCell actions={actions}>one</SwipeCell>
      <SwipeCell actions={actions}>two</SwipeCell>
    </>,
  )
})

test.each([
  [-60, 0, 1],
  [-40, 0, 0],
  [-60, 40, 0],
  [60, 0, 0],
])('a swipe of %s by %s opens %s', (dx, dy, count) => {
  swipe('one', dx, dy)
  expect(open()).toBe(count)
})

test('the other way closes it, and one at a time is open', () => {
  swipe('one', -60)
  swipe('two', -60)
  expect(open()).toBe(1)
  swipe('two', 60)
  expect(open()).toBe(0)
})

test('an action closes the row', () => {
  swipe('one', -60)
  fireEvent.click(screen.getByText('删除'))
  expect(removed).toHaveBeenCalledTimes(1)
  expect(open()).toBe(0)
})
