export default {
  title: 'Goods',
  search: 'Search goods',
  all: 'Best match',
  sales: 'Sales',
  price: 'Price',
  ascending: 'low to high',
  descending: 'high to low',
  empty: 'Nothing found, try other words',
}
