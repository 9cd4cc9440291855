export default {
  add: (name: string) => `Add "${name}" to the cart`,
  addToCart: 'Add to cart',
  added: 'Added to cart',
}
