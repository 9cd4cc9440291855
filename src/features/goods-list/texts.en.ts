export default {
  title: 'Products',
  shopTitle: 'Shop products',
  search: 'Search products',
  searchShop: 'Search in this shop',
  asRows: 'Show as list',
  asGrid: 'Show as grid',
  noneNamed: (keyword: string) => `No results for "${keyword}". Try another word`,
  noneInShop: (keyword: string) => `This shop has nothing like "${keyword}"`,
  wholeMall: 'Search the whole mall',
  withCoupon: 'These products take your coupon',
  empty: 'No products here yet',
}
