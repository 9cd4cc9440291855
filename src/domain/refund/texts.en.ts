export default {
  states: {
    0: 'Request withdrawn',
    1: 'Waiting for the shop',
    2: 'Refund on its way',
    4: 'Please send it back',
    5: 'Parcel on its way',
    6: 'Refund on its way',
    3: 'Refunded',
    [-1]: 'Refund refused',
  } as Record<number, string>,
  apply: 'Ask for a refund',
}
