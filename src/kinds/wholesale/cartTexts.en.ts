export default {
  title: 'Wholesale cart',
  tab: 'Wholesale',
  empty: 'Your wholesale cart is empty. Buy more, pay less',
}
