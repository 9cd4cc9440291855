export default {
  home: 'Home',
  search: 'Search products',
  more: 'More',
  notice: 'Notice',
  toMall: 'To the mall',
  shopEmpty: 'This shop has nothing to show yet',
  followers: (count: number) => `${count} followers`,
  own: 'Official',
  sold: (count: number) => `${count} sold`,
  couponFrom: (money: string) => (Number(money) > 0 ? `Over ¥${Number(money)}` : 'No minimum'),
  noPage: 'This page does not exist or was taken down',
}
