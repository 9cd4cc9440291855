import { render } from '@testing-library/react'
import type { Offer } from '@/domain/goods/offer'
import { setServerTime } from '@/session/clock'
import { Prices } from './parts/Prices'

const hour = 3600
/** midnight of 2026-11-25 in Shanghai */
const midnight = 1_795_536_000
const band = (times: Partial<Offer>) => {
  setServerTime(midnight)
  const offer = { price: '60.00', name: '秒杀价', ...times } as Offer
  return render(<Prices offer={offer} onEnd={jest.fn()} />).container
}

test('a start more than a day ahead is told by its date in the mall, a nearer one is counted down', () => {
  const far = band({ startsAt: midnight + 84 * hour })
  expect(far).toHaveTextContent('11月28日 12:00 开始')
  expect(far.querySelector('.t-countdown')).toBeNull()
  const near = band({ startsAt: midnight + 24 * hour })
  expect(near).toHaveTextContent('距开始')
  expect(near.querySelector('.t-countdown')).not.toBeNull()
})

test('an end is counted down, however far it is', () => {
  expect(band({ endsAt: midnight + 84 * hour })).toHaveTextContent('距结束3天12:00:00')
})

test('what it costs after coupons stands below, with or without a band', () => {
  for (const more of [{}, { name: undefined }])
    expect(band({ afterCoupon: '52.00', ...more })).toHaveTextContent('券后 ¥52.00')
  expect(band({}).querySelector('.t-after-coupon')).toBeNull()
})
