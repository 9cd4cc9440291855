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
  reasons: {
    未按约定时间发货: 'Not sent in time',
    '拍错/多拍/不喜欢': 'Ordered by mistake or no longer wanted',
    协商一致退款: 'Agreed with the shop',
    其他: 'Something else',
  } as Record<string, string>,
}
