export default {
  own: 'Official',
  freeShipping: 'Free shipping',
  isNew: 'New',
  sold: (count: number) => (count >= 1000 ? `${(count / 1000).toFixed(1)}k sold` : `${count} sold`),
  soldOut: 'Sold out',
  memberPrice: 'Member price',
}
