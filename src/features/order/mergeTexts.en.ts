export default {
  open: (count: number) => `Pay ${count} orders together`,
  title: 'Pay together',
  note: 'The chosen orders are paid at once. To pay just one of them, open its details.',
  all: 'All',
  pay: (money: string) => `Pay ¥${money}`,
}
