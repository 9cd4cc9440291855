export default {
  tabs: { home: 'Home', category: 'Categories', cart: 'Cart', member: 'Me' },
  cartCount: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
}
