export default {
  title: 'Wholesale',
  headline: 'The more you buy, the less each costs',
  headNote: 'Prices go down by steps of quantity',
  cart: 'Wholesale cart',
  empty: 'No wholesale items right now',
}
