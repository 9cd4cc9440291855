export default {
  title: 'Cancel order',
  note: 'Your coupon is returned. Why do you cancel? You may leave it out.',
  reasons: {
    unwanted: 'I no longer want it',
    wrong: 'Wrong goods or options',
    address: 'Wrong address or phone',
    coupon: 'I forgot to use a coupon',
    cheaper: 'Cheaper elsewhere',
    payment: 'The payment did not work',
  },
  other: 'Another reason',
  own: 'Tell the shop why',
  confirm: 'Cancel this order',
  done: 'Order cancelled',
  backAsk: 'Keep the items in your cart for later?',
  back: 'To cart',
  notNow: 'No, thanks',
}
