export default {
  all: 'All',
  next: (name: string) => `Next: ${name}`,
  empty: 'Nothing in this category yet',
  freeShipping: 'Free shipping',
  soldOut: 'Sold out',
}
