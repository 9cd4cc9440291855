export default {
  search: 'Search products',
  more: 'More',
  notice: 'Notice',
  noPage: 'This page does not exist or was taken down',
}
