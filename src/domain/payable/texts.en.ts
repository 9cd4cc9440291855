export default {
  order: 'View orders',
  recharge: 'View top-ups',
  presale_deposit: 'View orders',
  presale_final: 'View orders',
  pointexchange: 'View exchanges',
  gone: 'Payment not found',
}
