export default {
  title: 'Wholesale cart',
  empty: 'Your wholesale cart is empty. Buy more, pay less',
}
