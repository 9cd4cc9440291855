import { render } from '@testing-library/react'
import { RollingPrice } from './RollingPrice'

function show(first: string) {
  const { container, rerender } = render(<RollingPrice value={first} className="t-sum" />)
  const sum = () => container.querySelector<HTMLElement>('.t-sum')!
  /** The digits, those that move with what they were and where they go. */
  const digits = () =>
    [...sum().querySelectorAll<HTMLElement>('.digit')].map(({ textContent, className, style }) => {
      const way = /\b(up|down)\b/.exec(className)?.[0]
      return way ? `${style.getPropertyValue('--was')}>${textContent} ${way}` : textContent
    })
  return { sum, digits, change: (value: string) => rerender(<RollingPrice value={value} className="t-sum" />) }
}

test('at first nothing moves', () => {
  const { sum, digits } = show('128.50')
  expect(sum()).toHaveTextContent('¥128.50')
  expect(digits()).toEqual(['1', '2', '8', '.', '5', '0'])
})

test('only digits that are others roll, up for more, down for less; what is read is the new sum alone', () => {
  const { sum, digits, change } = show('99.50')
  change('109.00')
  expect(digits()).toEqual(['"">1 up', '"9">0 up', '9', '.', '"5">0 up', '0'])
  expect([sum().textContent, sum().getAttribute('aria-label')]).toEqual(['¥109.00', '¥109.00'])
  change('108.00')
  expect(digits()).toEqual(['1', '0', '"9">8 down', '.', '0', '0'])
})

test('a digit that rolls twice running begins anew', () => {
  const { sum, change } = show('1.00')
  const turns = ['2.00', '3.00', '3.00'].map((value) => {
    change(value)
    return sum().querySelector('.digit')!.className.includes('odd')
  })
  // the same sum again moves nothing more
  expect(turns).toEqual([true, false, false])
})
