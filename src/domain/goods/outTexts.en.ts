export default {
  soldOut: 'Sold out',
  afterCoupon: (money: string) => `After coupon ¥${money}`,
}
