import { act, fireEvent, render, screen } from '@testing-library/react'
import { Badge } from './Badge'
import { Cell } from './Cell'
import { Checkbox } from './Checkbox'
import { ErrorBoundary } from './ErrorBoundary'
import { Tabs } from './Tabs'
import { Button } from './Button'

test('a checkbox turns over, a radio only turns on', () => {
  const changed = jest.fn()
  const { rerender } = render(
    <Checkbox checked={false} onChange={changed}>
      all
    </Checkbox>,
  )
  const box = () => (screen.queryByRole('checkbox') ?? screen.queryByRole('radio'))!
  expect(box()).not.toBeChecked()
  fireEvent.click(box())
  rerender(<Checkbox checked onChange={changed} label="all" />)
  expect(box()).toBeChecked()
  fireEvent.click(box())
  rerender(<Checkbox checked role="radio" onChange={changed} label="one" />)
  fireEvent.click(box())
  rerender(<Checkbox checked disabled onChange={changed} label="one" />)
  fireEvent.click(box())
  expect(changed.mock.calls).toEqual([[true], [false], [true]])
})

test('tabs tell a change only', () => {
  const changed = jest.fn()
  const items = [
    { key: 'all', label: '全部' },
    { key: 'pay', label: '待付款', count: 3 },
  ]
  render(<Tabs items={items} active="all" onChange={changed} />)
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('全部')
  fireEvent.click(screen.getByText('全部'))
  fireEvent.click(screen.getByText('待付款'))
  expect(changed.mock.calls).toEqual([['pay']])
})

test.each([
  [0, ''],
  [99, '99'],
  [100, '99+'],
])('a badge of %s shows %j', (count, text) => {
  const { container } = render(<Badge count={count} />)
  expect(container).toHaveTextContent(text)
  expect(container.querySelector('.t-badge') !== null).toBe(text !== '')
})

test('a row is a button when it leads somewhere', () => {
  const tapped = jest.fn()
  const { rerender } = render(<Cell label="地址" value="杭州" />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Cell label="地址" value="杭州" onClick={tapped} />)
  fireEvent.click(screen.getByRole('button'))
  expect(tapped).toHaveBeenCalledTimes(1)
})

test('a loading button takes no tap and says that it is busy', () => {
  const tapped = jest.fn()
  render(
    <Button loading onClick={tapped}>
      提交
    </Button>,
  )
  fireEvent.click(screen.getByText('提交'))
  expect(tapped).not.toHaveBeenCalled()
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})

test('a part that breaks goes alone', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const told = jest.fn()
  const Broken = (): never => {
    throw new Error('broken block')
  }
  render(
    <>
      <ErrorBoundary onError={told}>
        <Broken />
      </ErrorBoundary>
      <ErrorBoundary fallback="instead">
        <Broken />
      </ErrorBoundary>
      rest
    </>,
  )
  expect(screen.getByText(/rest/)).toBeVisible()
  expect(screen.getByText(/instead/)).toBeVisible()
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken block' }), expect.anything())
  said.mockRestore()
  act(() => undefined)
})
