import { partsOfRefund } from './amounts'

const line = (goods_money: string, real_goods_money: string) =>
  ({ goods_money, real_goods_money }) as Parameters<typeof partsOfRefund>[0]

it('shows what was taken off, and what the last line brings along', () => {
  expect(partsOfRefund(line('119.80', '78.66'), '106.74')).toEqual([
    { name: 'goodsMoney', money: '119.80' },
    { name: 'discounts', money: '-41.14' },
    { name: 'rest', money: '28.08' },
  ])
})

it('leaves out what is nothing, and tells when the shop raised the price', () => {
  expect(partsOfRefund(line('59.90', '59.90'), '59.90')).toEqual([{ name: 'goodsMoney', money: '59.90' }])
  expect(partsOfRefund(line('10.00', '12.50'), '12.50')).toEqual([
    { name: 'goodsMoney', money: '10.00' },
    { name: 'adjusted', money: '2.50' },
  ])
})
