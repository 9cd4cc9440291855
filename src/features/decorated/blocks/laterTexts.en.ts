export default {
  couponFrom: (money: string) => (Number(money) > 0 ? `Over ¥${Number(money)}` : 'No minimum'),
  left: (count: number) => `${count} left`,
  notes: 'Notes',
  firstTab: 'Home',
  toMall: 'To the mall',
  shopEmpty: 'This shop has nothing to show yet',
  noGoods: 'Nothing in this category yet',
}
