export default {
  tenths: (tenths: number) => `${Math.round((10 - tenths) * 10)}% off everything`,
  points: (times: string) => `${times}x points`,
  freeShipping: 'Free shipping',
  sendsPoints: (points: number) => (points === 1 ? '1 point on reaching it' : `${points} points on reaching it`),
  sendsMoney: (money: string) => `¥${money} balance on reaching it`,
  none: 'No extra benefits',
  present: 'Your level',
  reached: 'Reached',
}
