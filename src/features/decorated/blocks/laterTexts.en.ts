export default {
  couponFrom: (money: string) => (Number(money) > 0 ? `Over ¥${Number(money)}` : 'No minimum'),
  left: (count: number) => `${count} left`,
  notes: 'Notes',
  firstTab: 'Home',
  noGoods: 'Nothing in this category yet',
}
