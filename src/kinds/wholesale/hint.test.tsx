import { act, fireEvent, render } from '@testing-library/react'
import { showLocale } from '@/i18n/locale'
import { StepHint } from './StepHint'
import { StepTable } from './StepTable'

const steps = [
  { num: 10, price: '71.10' },
  { num: 50, price: '66.30' },
  { num: 100, price: '60.00' },
]
const words = (num: number, most = 1000) => {
  const { container, unmount } = render(<StepHint steps={steps} num={num} most={most} unit="只" />)
  const shown = container.textContent
  unmount()
  return shown
}

afterEach(() => act(() => showLocale('zh-cn')))

test.each([
  [7, '还差 3 只起批'],
  [12, '再买 38 只享 ¥66.30/只'],
  [47, '再买 3 只享 ¥66.30/只，总价反而少 ¥26.70'],
  [100, ''],
])('of %i pieces', (num, shown) => expect(words(num)).toBe(shown))

test('nothing that the stock does not allow', () => expect(words(47, 49)).toBe(''))

test('in English, without the shop’s unit', async () => {
  await act(() => showLocale('en-us'))
  expect(words(47)).toBe('Buy 3 more for ¥66.30 each and pay ¥26.70 less in total')
})

test('the hint takes what is missing, the table as many as a step begins with', () => {
  const take = jest.fn()
  const { container } = render(
    <>
      <StepTable steps={steps} num={47} unit="只" onPick={take} />
      <StepHint steps={steps} num={47} most={1000} unit="只" onTake={take} />
    </>,
  )
  const tap = (name: string) => fireEvent.click(container.querySelector(`.${name}`)!)
  tap('t-step-100')
  tap('t-step-hint')
  expect(take.mock.calls).toEqual([[100], [50]])
  expect(container.querySelector('[aria-checked="true"]')).toHaveTextContent('71.1010-49只')
})
