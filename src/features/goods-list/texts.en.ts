export default {
  title: 'Products',
  search: 'Search products',
  all: 'Best match',
  sales: 'Sales',
  price: 'Price',
  ascending: 'low to high',
  descending: 'high to low',
  empty: 'No results. Try different keywords',
}
