export default {
  home: 'Home',
  search: 'Search goods',
  more: 'More',
  notice: 'Notice',
  shopEmpty: 'This shop has not been decorated yet',
  followers: (count: number) => `${count} followers`,
  own: 'Own',
  noPage: 'This page does not exist or was taken down',
}
