import { fireEvent, render, screen } from '@testing-library/react'
import * as toasts from '@/session/toast'
import { Stepper } from './Stepper'

const told = jest.spyOn(toasts, 'toast')
const changed = jest.fn()

beforeEach(() => {
  told.mockClear()
  changed.mockClear()
})

function show(value: number, over: object = {}) {
  render(<Stepper value={value} onChange={changed} min={1} max={5} {...over} />)
  const type = (text: string) => {
    const input = screen.getByRole('textbox')
    fireEvent.change(input, { target: { value: text } })
    fireEvent.blur(input)
  }
  return { plus: screen.getByLabelText('增加数量'), minus: screen.getByLabelText('减少数量'), type }
}

test('goes up and down by one', () => {
  const { plus, minus } = show(3)
  fireEvent.click(plus)
  fireEvent.click(minus)
  expect(changed.mock.calls).toEqual([[4], [2]])
  expect(told).not.toHaveBeenCalled()
})

test('tells why there is no more and no less', () => {
  const { plus } = show(5, { maxReason: '库存仅剩 5 件' })
  fireEvent.click(plus)
  expect(told).toHaveBeenLastCalledWith('库存仅剩 5 件')
  expect(changed).not.toHaveBeenCalled()
})

test('has words of its own for the ends', () => {
  const { minus } = show(1)
  fireEvent.click(minus)
  expect(told).toHaveBeenLastCalledWith('最少选择 1 件')
})

test.each([
  ['4', [[4]], 0],
  ['9', [[5]], 1],
  ['0', [[1]], 1],
  ['3', [], 0],
  ['', [], 0],
  ['x', [], 0],
])('typed %s', (text, calls, toastCount) => {
  show(3).type(text)
  expect(changed.mock.calls).toEqual(calls)
  expect(told).toHaveBeenCalledTimes(toastCount)
  expect(screen.getByRole('textbox')).toHaveValue('3')
})

test('does nothing while disabled', () => {
  const { plus, minus } = show(3, { disabled: true })
  fireEvent.click(plus)
  fireEvent.click(minus)
  expect(changed).not.toHaveBeenCalled()
  expect(plus.getAttribute('aria-disabled')).toBe('true')
})
