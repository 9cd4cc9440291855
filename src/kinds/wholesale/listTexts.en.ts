export default {
  title: 'Wholesale',
  headline: 'The more you buy, the less each costs',
  headNote: 'Prices go down by steps of quantity',
  cart: 'Wholesale cart',
  empty: 'No wholesale items right now',
  upTo: 'as low as',
  retail: (money: string) => `Retail ¥${money}`,
  sold: (count: number) => (count >= 10000 ? `${(count / 1000).toFixed(0)}k sold` : `${count} sold`),
  soldOut: 'Fewer left than the minimum',
}
