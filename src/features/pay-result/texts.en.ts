export default {
  title: 'Payment',
  paid: 'Payment successful',
  paidNote: 'The shop will prepare your order soon',
  /** in place of it, by the bill's event */
  paidNotes: {
    presale_deposit: 'Your deposit is paid. See the presale order for when the rest is due',
    recharge: 'The money is in your balance',
  } as Partial<Record<string, string>>,
  confirming: 'Confirming your payment',
  confirmingNote: 'If you have paid, this takes a moment',
  unpaid: 'Not paid yet',
  unpaidNote: 'Please pay before time runs out',
  closed: 'This payment was closed',
  closedNote: 'If you have paid, you will be refunded',
  home: 'Back to home',
  payAgain: 'Continue paying',
  check: 'Check again',
}
