export default {
  title: 'Payment PIN',
  amount: 'Paid from your balance',
  forgotten: 'Forgot it?',
  notSet: 'Set a payment PIN first',
  notSetNote: 'Six digits keep your balance safe',
  setNow: 'Set it',
  later: 'Later',
}
