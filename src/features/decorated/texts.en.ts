export default {
  search: 'Search products',
  more: 'More',
  notice: 'Notice',
  toMall: 'To the mall',
  shopEmpty: 'This shop has nothing to show yet',
  noPage: 'This page does not exist or was taken down',
}
