export default {
  title: 'Cart',
  guest: 'Log in to see the items in your cart',
  login: 'Log in',
  empty: 'Your cart is empty',
  goods: 'Goods',
  manage: 'Edit',
  done: 'Done',
  favour: 'Save',
  makeUp: 'Add more',
  confirm: 'Confirm',
}
