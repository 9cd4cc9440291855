import { fireEvent } from '@testing-library/dom'
import { followSheet } from './sheetPull.h5'
import { motion } from '../motion/motion.h5'

const animate = jest.fn()
let clock = 0
let stop = () => {}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(performance, 'now').mockImplementation(() => clock)
  jest.spyOn(motion, 'reduced').mockReturnValue(false)
  animate.mockClear()
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

function sheet() {
  document.body.innerHTML =
    '<div id="mask"></div><div id="sheet"><div id="head"></div><div id="list"><i id="row"></i></div></div>'
  const [mask, box, list] = ['mask', 'sheet', 'list'].map((id) => document.getElementById(id)!)
  Object.defineProperty(box, 'offsetHeight', { value: 300 })
  box!.animate = animate
  const closed = jest.fn()
  stop = followSheet(box!, mask!, closed)
  return { mask: mask!, box: box!, list: list!, closed }
}

/** A finger goes down by `px` in steps of so many ms. */
function pull(id: string, px: number, ms: number, lets = true) {
  const at = (y: number) => ({ touches: [{ clientX: 50, clientY: y }], cancelable: true })
  const node = document.getElementById(id)!
  fireEvent.touchStart(node, at(100))
  for (let i = 1; i <= 5; i += 1) {
    clock += ms
    fireEvent.touchMove(node, at(100 + (px * i) / 5))
  }
  if (lets) fireEvent.touchEnd(node)
}

test('goes down with the finger while its mask fades, and back when let too early', () => {
  const { box, mask, closed } = sheet()
  pull('head', 90, 60, false)
  expect([box.style.transform, mask.style.opacity]).toEqual(['translateY(90px)', '0.7'])
  fireEvent.touchEnd(document.getElementById('head')!)
  expect([box.style.transform, mask.style.opacity, closed.mock.calls]).toEqual(['', '', []])
  expect(animate).toHaveBeenCalledWith([{ transform: 'translateY(90px)' }, { transform: 'none' }], expect.anything())
})

test('past a third it closes from where it is; by a flick earlier', () => {
  const slow = sheet()
  pull('head', 101, 60)
  expect([slow.closed.mock.calls.length, slow.box.style.transform]).toEqual([1, 'translateY(101px)'])
  const quick = sheet()
  pull('head', 60, 10)
  expect(quick.closed).toHaveBeenCalledTimes(1)
})

test('a finger that rests before it lets go is no flick', () => {
  const { closed } = sheet()
  pull('head', 60, 10, false)
  clock += 150
  fireEvent.touchEnd(document.getElementById('head')!)
  expect(closed).not.toHaveBeenCalled()
})

test('what scrolls in it scrolls until it is at its top, and a pull upwards is none', () => {
  const { box, list, closed } = sheet()
  list.scrollTop = 20
  pull('row', 200, 10)
  pull('head', -200, 10)
  expect([closed.mock.calls, box.style.transform]).toEqual([[], ''])
  list.scrollTop = 0
  pull('row', 200, 10)
  expect(closed).toHaveBeenCalledTimes(1)
})

test('one that does not close comes back; the system taking the finger closes nothing', () => {
  const { box, closed } = sheet()
  pull('head', 200, 10)
  jest.advanceTimersByTime(400)
  expect(box.style.transform).toBe('')
  pull('head', 250, 10, false)
  fireEvent.touchCancel(document.getElementById('head')!)
  expect([closed.mock.calls.length, box.style.transform]).toEqual([1, ''])
})

test('goes back at once where less motion is asked for', () => {
  jest.spyOn(motion, 'reduced').mockReturnValue(true)
  const { box } = sheet()
  pull('head', 60, 60)
  expect([box.style.transform, animate.mock.calls]).toEqual(['', []])
})
