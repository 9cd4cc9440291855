import { render, screen } from '@testing-library/react'
import { Price } from './Price'

const text = (value: string, old?: string) => {
  const { container, unmount } = render(<Price value={value} old={old} />)
  const shown = container.textContent
  unmount()
  return shown
}

test.each([
  ['12.50', undefined, '¥12.50'],
  ['1299', undefined, '¥1299'],
  ['-5.00', undefined, '-¥5.00'],
  ['9.90', '19.90', '¥9.90¥19.90'],
  // 10.00 is more than 9.90, although the text is not
  ['9.90', '10.00', '¥9.90¥10.00'],
  ['9.90', '9.90', '¥9.90'],
  ['9.90', '8.00', '¥9.90'],
  ['9.90', '', '¥9.90'],
])('%s with old %s', (value, old, shown) => {
  expect(text(value, old)).toBe(shown)
})

test('is read out as one sum', () => {
  render(<Price value="-12.50" />)
  expect(screen.getByRole('img')).toHaveAccessibleName('-¥12.50')
})
