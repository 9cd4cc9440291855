export default {
  own: 'Official',
  freeShipping: 'Free shipping',
  isNew: 'New',
  sold: (count: number) => (count >= 1000 ? `${(count / 1000).toFixed(1)}k sold` : `${count} sold`),
  memberPrice: 'Member price',
  present: 'Gift',
  limitedShort: 'Limited',
  // units are words of the shop, in its language
  stock: (left: number) => `${left} in stock`,
}
