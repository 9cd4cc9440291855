import { act, render } from '@testing-library/react'
import { showLocale } from '@/i18n/locale'
import { CouponWorth } from './CouponWorth'

const coupon = { type: 'discount', money: '0.00', discount: 9 } as const

const figure = () => render(<CouponWorth coupon={coupon} />).container.querySelector('.figure, .long')

test('a discount with a unit of several letters is set smaller, so that its ticket holds it', async () => {
  expect(figure()).toHaveClass('figure')
  await act(() => showLocale('en-us'))
  expect(figure()).toHaveClass('long')
})
