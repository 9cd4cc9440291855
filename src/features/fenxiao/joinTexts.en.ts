export default {
  heading: (_name: string) => 'How to join',
  everybody: (_name: string) => 'Every member takes part, without an application',
  reviewed: 'Apply; once the mall agrees you can start',
  unreviewed: 'Apply and start at once',
  orders: {
    1: (count: number) => (count === 1 ? 'Pay for 1 order' : `Pay for ${count} orders`),
    2: (count: number) => (count === 1 ? 'Complete 1 order' : `Complete ${count} orders`),
  },
  money: {
    1: (money: string) => `Pay ¥${money} in all`,
    2: (money: string) => `Complete orders worth ¥${money} in all`,
  },
  goods: 'Buy one of the goods the mall has chosen',
  refunds: 'What is refunded does not count',
  automatic: (_name: string) => 'You then take part by yourself, without an application',
  thenReviewed: 'You can then apply; once the mall agrees you can start',
  thenUnreviewed: 'You can then apply and start at once',
}
