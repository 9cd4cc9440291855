export default {
  title: 'Group buy',
  headline: 'Buy several, pay less',
  headNote: 'Take the minimum quantity and every piece has the group price',
  empty: 'No group buys right now',
  goodsTitle: 'Group buy',
  gone: 'This group buy is not available',
  price: 'Group price',
  buy: 'Group buy',
}
