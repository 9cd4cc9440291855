export default {
  billPaid: 'Your last payment went through',
  billRunning: 'Your last payment is being confirmed',
  billUnpaid: 'You have an unpaid order',
  payOn: 'Pay now',
  seeResult: 'View',
}
