export default {
  title: 'Categories',
  shopTitle: 'Shop categories',
  search: 'Search products',
  searchShop: 'Search in this shop',
  none: 'No categories yet',
  toCart: 'Cart',
}
