export default {
  home: 'Home',
  search: 'Search products',
  more: 'More',
  notice: 'Notice',
  shopEmpty: 'This shop has nothing to show yet',
  followers: (count: number) => `${count} followers`,
  own: 'Official',
  noPage: 'This page does not exist or was taken down',
}
