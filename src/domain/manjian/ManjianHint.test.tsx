import { act, render } from '@testing-library/react'
import type { ManjianRule } from '@mall/contract/goods'
import { showLocale } from '@/i18n/locale'
import { ManjianHint } from './ManjianHint'
import { ManjianOffers } from './ManjianOffers'

const rule = (money: string, more: Partial<ManjianRule>): ManjianRule => ({
  money, discount_money: '0.00', free_shipping: 0, coupon: 0, present: null, point: 0, ...more,
}) // prettier-ignore
const shop3 = {
  type: 0 as const,
  rule_json: [
    rule('100.00', { discount_money: '8.00' }),
    rule('200.00', { discount_money: '20.00' }),
    rule('300.00', { discount_money: '35.00', coupon: 1, present: { present_id: 2, present_num: 1 } }),
  ],
}
const shop7 = {
  type: 1 as const,
  rule_json: [rule('2.00', { discount_money: '5.00' }), rule('5.00', { discount_money: '20.00' })],
}
const shop11 = { type: 0 as const, rule_json: [rule('99.00', { free_shipping: 1 })] }

const words = (info: typeof shop3 | typeof shop7, money: number, count: number) => {
  const { container, unmount } = render(<ManjianHint info={info} chosen={{ money, count }} />)
  const shown = container.textContent
  unmount()
  return shown
}

afterEach(() => act(() => showLocale('zh-cn')))

test.each([
  [shop3, 8770, 1, '满减再买¥12.30可减¥8.00'],
  [shop3, 18770, 2, '满减已减¥8.00，再买¥12.30可减¥20.00'],
  [shop3, 20000, 2, '满减已减¥20.00，再买¥100.00可减¥35.00、送赠品、送优惠券'],
  [shop3, 30000, 2, '满减已减¥35.00、送赠品、送优惠券'],
  [shop3, 0, 0, '满减满¥100.00减¥8.00，满¥200.00减¥20.00'],
  [shop7, 8800, 1, '满减再买1件可减¥5.00'],
  [shop11, 9000, 1, '满包邮再买¥9.00可包邮'],
  [shop11, 9900, 1, '满包邮已包邮'],
])('in Chinese', (info, money, count, shown) => expect(words(info, money, count)).toBe(shown))

test.each([
  [shop3, 8770, 1, 'SaveBuy ¥12.30 more to save ¥8.00'],
  [shop3, 20000, 2, 'SaveYou save ¥20.00. Buy ¥100.00 more to save ¥35.00, get a gift and a coupon'],
  [shop7, 8800, 1, 'SaveBuy 1 more item to save ¥5.00'],
  [shop7, 8800, 2, 'SaveYou save ¥5.00. Buy 3 more items to save ¥20.00'],
  [shop11, 0, 0, 'ShippingSpend ¥99.00 to get free shipping'],
])('in English', async (info, money, count, shown) => {
  await act(() => showLocale('en-us'))
  expect(words(info, money, count)).toBe(shown)
})

test('nothing without a running one', () => {
  const { container, rerender } = render(<ManjianHint info={null} chosen={{ money: 1, count: 1 }} />)
  rerender(<ManjianHint info={{ rule_json: [] }} chosen={{ money: 1, count: 1 }} />)
  expect(container).toBeEmptyDOMElement()
})

test('the offers stand in order', () => {
  const { container } = render(<ManjianOffers info={{ ...shop7, rule_json: [...shop7.rule_json].reverse() }} />)
  expect(container).toHaveTextContent('满2件减¥5.00满5件减¥20.00')
})
