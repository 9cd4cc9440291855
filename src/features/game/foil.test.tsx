import { act, fireEvent, render } from '@testing-library/react'
import { motion } from '@/platform/motion/motion'
import type { FaceProps } from './GameKind'
import { ScratchCard } from './parts/ScratchCard'
import type { Drawing } from './useDraw'

const pen = {
  createLinearGradient: () => ({ addColorStop: () => undefined }),
  ...Object.fromEntries(
    ['scale', 'fillRect', 'fillText', 'beginPath', 'moveTo', 'lineTo', 'stroke'].map((name) => [name, jest.fn()]),
  ),
} as unknown as CanvasRenderingContext2D

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(motion, 'reduced').mockReturnValue(true)
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  jest.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(150)
})
afterEach(() => jest.restoreAllMocks())

const lost = { is_winning: 0, award_id: 0, award_type: 0, award_name: '' }
const drawing = (more: object) => ({ phase: 'ready', round: 0, reveal: jest.fn(), ...more }) as unknown as Drawing
function show(over: Partial<FaceProps>) {
  const props: FaceProps = {
    ...{ awards: [], nothing: { words: '下次好运', image: '' }, cost: '免费', dim: false },
    ...{ drawing: drawing({}), begin: jest.fn(() => true) },
    ...over,
  }
  const { rerender } = render(<ScratchCard {...props} />)
  return { props, set: (next: Partial<FaceProps>) => rerender(<ScratchCard {...props} {...next} />) }
}
const pad = () => document.querySelector('.t-scratch')!
/** jsdom has no pointer events of its own. */
const point = (type: 'down' | 'move' | 'up', clientX: number, clientY: number) =>
  fireEvent(pad(), new MouseEvent(`pointer${type}`, { bubbles: true, clientX, clientY }))
/** One finger, from line to line. */
function scratch(...lines: number[]) {
  point('down', 0, lines[0]!)
  for (const y of lines) for (let x = 0; x <= 300; x += 20) point('move', x, y)
  point('up', 300, lines.at(-1)!)
}

test('the first touch draws, once; a finger that hovers takes nothing off', () => {
  const { props } = show({})
  point('move', 10, 10)
  expect(pen.stroke).not.toHaveBeenCalled()
  scratch(40)
  expect(props.begin).toHaveBeenCalledTimes(1)
  expect(pen.stroke).toHaveBeenCalled()
})

test('where there is no draw to be had the foil stays, and it is said once', () => {
  const { props } = show({ begin: jest.fn(() => false) })
  scratch(40, 75, 110)
  expect(props.begin).toHaveBeenCalledTimes(1)
  expect(pen.stroke).not.toHaveBeenCalled()
})

test('half of it off and the answer there, the result is told', async () => {
  const answered = drawing({ phase: 'answered', result: lost })
  const { set } = show({ drawing: drawing({ phase: 'asking' }) })
  scratch(40)
  set({ drawing: answered })
  await unitPage.settled()
  expect(answered.reveal).not.toHaveBeenCalled()
  act(() => scratch(110))
  await unitPage.settled()
  expect(answered.reveal).toHaveBeenCalledTimes(1)
})

test('all of it off before the answer is there waits for it', async () => {
  const { set } = show({ drawing: drawing({ phase: 'asking' }) })
  scratch(40, 75, 110)
  const answered = drawing({ phase: 'answered', result: lost })
  set({ drawing: answered })
  await unitPage.settled()
  expect(answered.reveal).toHaveBeenCalledTimes(1)
})

test('the next draw has a card of its own', () => {
  const { set } = show({ drawing: drawing({ phase: 'asking' }) })
  const first = pad()
  set({ drawing: drawing({ round: 1 }) })
  expect(pad()).not.toBe(first)
})
